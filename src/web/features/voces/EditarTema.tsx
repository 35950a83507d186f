import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LIMITES_DE_TEMA } from '../../../domain/voces/tema.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { Boton } from '../../ui/Boton.tsx'
import { Campo } from '../../ui/Campo.tsx'
import { CampoSeleccion } from '../../ui/CampoSeleccion.tsx'
import { Dialogo } from '../../ui/Dialogo.tsx'
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
  const mostrar = useAvisos()
  const id = useId()
  const lugar = mesa.temas.findIndex((otro) => otro.id === tema.id)
  const [nombre, setNombre] = useState(tema.nombre)
  const [nuevoLugar, setNuevoLugar] = useState(String(lugar))
  const [destino, setDestino] = useState('')
  const respuestas = mesa.respuestas.filter(({ idsTemas }) => idsTemas.includes(tema.id)).length
  const run = async (...pasos: (() => Promise<unknown>)[]) => {
    try {
      for (const paso of pasos) await paso()
      mostrar({ tono: 'bien', texto: 'Los temas están guardados.', ms: SUCCESS_MS })
      onCerrar()
    } catch (error) {
      mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
    }
    await queryClient.invalidateQueries({ queryKey: ['mesa', idClima] })
  }
  const otros = mesa.temas.filter((otro) => otro.id !== tema.id)
  const save = () =>
    run(
      async () => {
        if (nombre !== tema.nombre) await api(UpdateTema, { idTema: tema.id, nombre })
      },
      async () => {
        if (nuevoLugar !== String(lugar)) await api(MoveTema, { idTema: tema.id, lugar: Number(nuevoLugar) })
      },
      async () => {
        if (destino) await api(MergeTemas, { idTema: tema.id, idDestino: destino })
      },
    )
  return (
    <Dialogo abierto onCerrar={onCerrar} aria-labelledby={id} className={styles.dialogo}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <h2 id={id}>Editar el tema</h2>
        <Campo
          rotulo="Nombre"
          maxLength={LIMITES_DE_TEMA.nombre}
          value={nombre}
          onChange={(event) => setNombre(event.currentTarget.value)}
        />
        <CampoSeleccion
          rotulo="Lugar y tecla"
          opciones={mesa.temas.map((_, i) => ({
            valor: String(i),
            texto: i < 9 ? `Tecla ${i + 1}` : `Lugar ${i + 1}, sin tecla`,
          }))}
          value={nuevoLugar}
          onChange={(event) => setNuevoLugar(event.currentTarget.value)}
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
          value={destino}
          onChange={(event) => setDestino(event.currentTarget.value)}
        />
        <div className={styles.hacerCita}>
          <Boton onClick={onCerrar}>Cancelar</Boton>
          {respuestas === 0 && (
            <Boton tono="peligro" onClick={() => void run(() => api(DeleteTema, { idTema: tema.id }))}>
              Eliminar
            </Boton>
          )}
          <Boton tono="primario" type="submit">
            {destino ? 'Unir los temas' : 'Guardar tema'}
          </Boton>
        </div>
      </form>
    </Dialogo>
  )
}
