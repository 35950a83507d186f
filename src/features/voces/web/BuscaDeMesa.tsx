import { type ChangeEvent, type RefObject, useMemo } from 'react'
import { CampoMarco } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import styles from './Mesa.module.css'
import { type FiltroDeMesa, SIN_AREA } from './use-visibles.ts'
import type { Mesa } from './voces-queries.ts'

interface BuscaDeMesaProps {
  mesa: Mesa
  filtro: FiltroDeMesa
  buscar: RefObject<HTMLInputElement | null>
}

/** Chosen with the mouse it keeps nothing: the next letter is the desk's, and would look for an option. */
const choose = (set: (valor: string) => void) => (event: ChangeEvent<HTMLSelectElement>) => {
  set(event.currentTarget.value)
  if (!event.currentTarget.matches(':focus-visible')) event.currentTarget.blur()
}

/** Which question, and which of its answers. */
export function BuscaDeMesa({
  mesa: { preguntas, idPregunta, areas, temas, respuestas },
  filtro,
  buscar,
}: BuscaDeMesaProps) {
  const conRespuestas = useMemo(
    () => new Set(respuestas.map(({ idArea }) => idArea ?? SIN_AREA)),
    [respuestas],
  )
  // One that the address asks for is named, though nothing of it is told.
  const ofrecidas = areas.filter(({ id }) => conRespuestas.has(id) || id === filtro.area)
  const callada = filtro.area !== '' && (filtro.area === SIN_AREA || !conRespuestas.has(filtro.area))
  return (
    <div className={styles.busca}>
      <CampoSeleccion
        rotulo="Pregunta Abierta:"
        opciones={preguntas.map(({ id, pregunta }) => ({ valor: id, texto: pregunta }))}
        // The one asked for, while its answers come.
        value={preguntas.find(({ id }) => id === filtro.pregunta)?.id ?? idPregunta ?? ''}
        onChange={choose(filtro.setPregunta)}
      />
      <CampoSeleccion
        rotulo="Área de trabajo"
        opciones={[
          { valor: '', texto: 'Todas' },
          ...ofrecidas.map(({ id, nombre }) => ({ valor: id, texto: nombre })),
          ...(conRespuestas.has(SIN_AREA) ? [{ valor: SIN_AREA, texto: 'Sin área a la vista' }] : []),
        ]}
        ayuda={
          callada
            ? 'Lo que se escribió en un área o grupo de pocas personas se lee sin decir de cuál.'
            : undefined
        }
        value={filtro.area}
        onChange={choose(filtro.setArea)}
      />
      <CampoSeleccion
        rotulo="Tema"
        opciones={[
          { valor: '', texto: 'Todos' },
          ...temas.map(({ id, nombre }) => ({ valor: id, texto: nombre })),
        ]}
        value={filtro.tema}
        onChange={choose(filtro.setTema)}
      />
      <CampoMarco rotulo="Filtro de Texto:">
        {(atributos) => (
          <input
            {...atributos}
            ref={buscar}
            type="search"
            placeholder="Una palabra, con o sin acentos"
            value={filtro.texto}
            onChange={(event) => filtro.setTexto(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur()
            }}
          />
        )}
      </CampoMarco>
    </div>
  )
}
