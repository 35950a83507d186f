import { type RefObject, useMemo } from 'react'
import { formatNumero } from '#domain/texto/cantidad.ts'
import { getTecla, LIMITES_DE_TEMA, parseNombreDeTema } from '#domain/voces/citas.ts'
import { useAtajos } from '#web/lib/use-atajos.ts'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { Boton, BotonIcono } from '#web/ui/Boton.tsx'
import { CampoMarco } from '#web/ui/Campo.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Progreso } from '#web/ui/Progreso.tsx'
import styles from './Mesa.module.css'
import { ReglaDeCuentas } from './ReglaDeCuentas.tsx'
import type { Mesa, Respuesta, Tema } from './voces-queries.ts'

interface TemasDeMesaProps {
  mesa: Mesa
  actual: Respuesta | undefined
  sugerido: string | undefined
  nuevo: RefObject<HTMLInputElement | null>
  onTema: (tema: Tema) => void
  onEditar: (tema: Tema) => void
  /** Tells by itself what went wrong. */
  onNuevo: (nombre: string) => Promise<unknown>
}

function countTemas(respuestas: readonly Respuesta[]) {
  const cuentas = new Map<string, number>()
  let conTema = 0
  for (const { idsTemas } of respuestas) {
    if (idsTemas.length > 0) conTema++
    for (const id of idsTemas) cuentas.set(id, (cuentas.get(id) ?? 0) + 1)
  }
  return { cuentas, conTema }
}

/** The themes of the question by their keys, how far the work is, and what the keys do. */
export function TemasDeMesa({ mesa, actual, sugerido, nuevo, onTema, onEditar, onNuevo }: TemasDeMesaProps) {
  const { respuestas, temas } = mesa
  const { cuentas, conTema } = useMemo(() => countTemas(respuestas), [respuestas])
  return (
    <aside className={styles.temas} aria-label="Temas">
      <h2>Temas</h2>
      <div className={styles.avance}>
        <Progreso parte={conTema} total={respuestas.length} />
        <span>con tema</span>
      </div>
      <ol>
        {temas.map((tema, lugar) => (
          <li key={tema.id} data-sugerido={tema.id === sugerido}>
            <button
              type="button"
              className={styles.poner}
              aria-pressed={actual?.idsTemas.includes(tema.id) ?? false}
              disabled={!actual}
              onClick={() => onTema(tema)}
            >
              <kbd>{getTecla(lugar) ?? '·'}</kbd>
              <span>{tema.nombre}</span>
            </button>
            <b className="cifra">{formatNumero(cuentas.get(tema.id) ?? 0)}</b>
            <BotonIcono
              icono="editar"
              nombre={`Editar el tema ${tema.nombre}`}
              onClick={() => onEditar(tema)}
            />
          </li>
        ))}
      </ol>
      {temas.length < LIMITES_DE_TEMA.temas && <NuevoTema nuevo={nuevo} onNuevo={onNuevo} />}
      {useAtajos()[0] && <Atajos />}
      <ReglaDeCuentas minimo={mesa.minimoPorGrupo} className={styles.ayuda} />
    </aside>
  )
}

const Atajos = () => (
  <dl className={styles.atajos}>
    <div>
      <dt>
        <kbd>J</kbd>
        <kbd>K</kbd>
      </dt>
      <dd>Siguiente, anterior</dd>
    </div>
    <div>
      <dt>
        <kbd>1</kbd> a <kbd>9</kbd>
      </dt>
      <dd>Poner o quitar el tema</dd>
    </div>
    <div>
      <dt>
        <kbd>C</kbd>
        <kbd>X</kbd>
      </dt>
      <dd>Citar, tapar palabras</dd>
    </div>
    <div>
      <dt>
        <kbd>/</kbd>
        <kbd>T</kbd>
      </dt>
      <dd>Buscar, nuevo tema</dd>
    </div>
    <div>
      <dt>
        <kbd>Z</kbd>
      </dt>
      <dd>Deshacer</dd>
    </div>
  </dl>
)

function NuevoTema({ nuevo, onNuevo }: Pick<TemasDeMesaProps, 'nuevo' | 'onNuevo'>) {
  const form = useFormulario({
    inicial: { nombre: '' },
    check: ({ nombre }) => parseNombreDeTema(nombre).problemas,
    // Naming several themes, one types on while one is sent; outside the field each letter would be a shortcut. Escape leaves it.
    send: async ({ nombre }) => {
      form.reset()
      try {
        await onNuevo(nombre)
      } catch (error) {
        if (nuevo.current?.value === '') form.change('nombre', nombre)
        throw error
      }
    },
  })
  const { falla, ...campo } = form.campo('nombre')
  return (
    <form {...form.formProps} className={styles.nuevo}>
      <CampoMarco rotulo="Nuevo tema" falla={falla}>
        {(atributos) => (
          <input
            {...atributos}
            {...campo}
            ref={nuevo}
            maxLength={LIMITES_DE_TEMA.nombre}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur()
            }}
          />
        )}
      </CampoMarco>
      <Boton {...form.botonProps} chico>
        <Icono nombre="mas" />
        Agregar
      </Boton>
    </form>
  )
}
