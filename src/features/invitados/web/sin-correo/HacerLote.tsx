import type { ReactNode } from 'react'
import { NOMBRE_DE_PAPEL, PAPELES } from '#domain/ajustes/ajustes.ts'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './SinCorreo.module.css'
import type { Grupo, Papel } from './sin-correo-queries.ts'

interface HacerLoteProps {
  titulo: string
  grupos: readonly Grupo[]
  /** Of each group. */
  lugares: ReadonlyMap<string, number>
  papel: Papel
  /** Unit of the number. */
  rotulo: string
  /** Words of the button. */
  accion: (cuantas: number) => string
  /** Count of sheets of paper that come out. */
  ayuda: (cuantas: number) => string
  onHacer: (pedido: { idGrupo: string; cuantas: number; papel: Papel }) => Promise<unknown>
  children: ReactNode
}

const MAX = 1_000

/** How many, for whom and on which paper; it begins with the group that lacks the most. */
export function HacerLote({
  titulo,
  grupos,
  lugares,
  papel,
  rotulo,
  accion,
  ayuda,
  onHacer,
  children,
}: HacerLoteProps) {
  const conMas = [...grupos].sort((a, b) => (lugares.get(b.id) ?? 0) - (lugares.get(a.id) ?? 0))[0]
  const propone = (idGrupo: string) => String(Math.min(MAX, lugares.get(idGrupo) ?? 0) || '')
  const form = useFormulario({
    inicial: { idGrupo: conMas?.id ?? '', cuantas: propone(conMas?.id ?? ''), papel: papel as string },
    check: ({ idGrupo, cuantas }) => {
      const lugar = lugares.get(idGrupo) ?? 0
      const n = Number(cuantas)
      if (!idGrupo) return { idGrupo: 'Escoge un grupo.' }
      if (lugar === 0)
        return { idGrupo: 'En este grupo ya no queda lugar. Si son más, sube los planeados en Estructura.' }
      if (!Number.isInteger(n) || n < 1 || n > Math.min(MAX, lugar))
        return { cuantas: `Escribe un número de 1 a ${formatNumero(Math.min(MAX, lugar))}.` }
      return {}
    },
    send: ({ idGrupo, cuantas, papel: enPapel }) =>
      onHacer({ idGrupo, cuantas: Number(cuantas), papel: enPapel as Papel }),
    onListo: (_, { papel: enPapel }) => form.reset({ idGrupo: '', cuantas: '', papel: enPapel }),
  })
  const { idGrupo, cuantas } = form.valores
  const n = Number(cuantas) || 0
  const lleno = grupos.every((grupo) => !lugares.get(grupo.id))
  if (lleno && !form.enviando)
    return (
      <section className={styles.hacer}>
        <h2>{titulo}</h2>
        <p className={styles.completo}>
          No falta nadie: cada persona planeada ya tiene su correo o su lugar en un lote. Si son más, sube los
          planeados en Estructura.
        </p>
        {children}
      </section>
    )
  return (
    <form {...form.formProps} className={styles.hacer}>
      <h2>{titulo}</h2>
      <CampoSeleccion
        rotulo="Grupo de opinión"
        required
        {...form.campo('idGrupo')}
        onChange={(event) => {
          form.change('idGrupo', event.currentTarget.value)
          form.change('cuantas', propone(event.currentTarget.value))
        }}
        opciones={[
          { valor: '', texto: 'Escoge un grupo', disabled: true },
          ...grupos.map((grupo) => ({
            valor: grupo.id,
            texto: `${formatGrupo(grupo)} (${formatCantidad(lugares.get(grupo.id) ?? 0, 'lugar', 'lugares')})`,
          })),
        ]}
      />
      <Campo
        rotulo={rotulo}
        inputMode="numeric"
        {...form.campo('cuantas')}
        ayuda={
          n > 0
            ? `${n === lugares.get(idGrupo) ? 'Son quienes faltan en este grupo. ' : ''}${ayuda(n)}`
            : 'Hay lugar para quienes están planeados y no invitados por correo.'
        }
      />
      <fieldset className={styles.tamanos}>
        <legend>Papel</legend>
        {PAPELES.map((uno) => (
          <label key={uno}>
            <input
              type="radio"
              name="papel"
              checked={form.valores.papel === uno}
              onChange={() => form.change('papel', uno)}
            />
            {NOMBRE_DE_PAPEL[uno]}
          </label>
        ))}
      </fieldset>
      <Boton {...form.botonProps} tono="primario">
        <Icono nombre="imprimir" />
        {form.enviando ? 'Haciendo el archivo…' : accion(n)}
      </Boton>
      {children}
    </form>
  )
}
