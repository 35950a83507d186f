import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { LIMITES_DE_TEMA, parseNombreDeTema } from '#domain/voces/citas.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { useDialogoGuardado } from '#web/ui/use-dialogo-guardado.ts'
import styles from './Mesa.module.css'
import { DeleteTema, MergeTemas, MoveTema, UpdateTema } from './voces.generated.ts'
import type { Mesa, Tema } from './voces-queries.ts'

interface EditarTemaProps {
  idClima: string
  mesa: Mesa
  tema: Tema
  onCerrar: () => void
}

/** Its name, its place, and what it is joined to. */
export function EditarTema({ idClima, mesa, tema, onCerrar }: EditarTemaProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const id = useId()
  const lugar = mesa.temas.findIndex((otro) => otro.id === tema.id)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['mesa', idClima] })
  const close = () => {
    showAviso({ tono: 'bien', texto: 'Los temas están guardados.', ms: SUCCESS_MS })
    void refresh()
    onCerrar()
  }
  const tellFalla = (error: unknown) => {
    showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
    void refresh()
  }
  const form = useFormulario({
    inicial: { nombre: tema.nombre, lugar: String(lugar), destino: '' },
    check: ({ nombre }) => parseNombreDeTema(nombre).problemas,
    send: async (escrito) => {
      const idTema = tema.id
      if (escrito.nombre !== tema.nombre) await api(UpdateTema, { idTema, nombre: escrito.nombre })
      if (escrito.lugar !== String(lugar)) await api(MoveTema, { idTema, lugar: Number(escrito.lugar) })
      if (escrito.destino) await api(MergeTemas, { idTema, idDestino: escrito.destino })
    },
    onListo: close,
    onFalla: tellFalla,
  })
  const guardado = useDialogoGuardado(onCerrar)
  const { destino } = form.valores
  const respuestas = mesa.respuestas.filter(({ idsTemas }) => idsTemas.includes(tema.id)).length
  const otros = mesa.temas.filter((otro) => otro.id !== tema.id)
  return (
    <Dialogo abierto {...guardado} aria-labelledby={id} className={styles.dialogo}>
      <GuardaDeCambios hasCambios={form.hasCambios} />
      <form {...form.formProps}>
        <h2 id={id}>Editar el tema</h2>
        <Campo rotulo="Nombre" maxLength={LIMITES_DE_TEMA.nombre} {...form.campo('nombre')} />
        <CampoSeleccion
          rotulo="Lugar y tecla"
          opciones={mesa.temas.map((_, i) => ({
            valor: String(i),
            texto: i < 9 ? `Tecla ${i + 1}` : `Lugar ${i + 1}, sin tecla`,
          }))}
          {...form.campo('lugar')}
        />
        <CampoSeleccion
          rotulo="Unirlo a otro"
          ayuda={
            destino
              ? 'Sus respuestas pasan al otro tema y este desaparece. No se puede deshacer.'
              : 'Para dos temas que dicen lo mismo.'
          }
          opciones={[
            { valor: '', texto: 'No unirlo' },
            ...otros.map((otro) => ({ valor: otro.id, texto: otro.nombre })),
          ]}
          {...form.campo('destino')}
        />
        <div className={styles.hacerCita}>
          <Boton onClick={guardado.onCerrar}>Cancelar</Boton>
          {respuestas === 0 && (
            <Boton
              tono="peligro"
              onClick={() => void api(DeleteTema, { idTema: tema.id }).then(close, tellFalla)}
            >
              Eliminar
            </Boton>
          )}
          <Boton tono="primario" {...form.botonProps}>
            {destino ? 'Unir los temas' : 'Guardar tema'}
          </Boton>
        </div>
      </form>
    </Dialogo>
  )
}
