import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { listRespuestasAbiertas } from '../../../domain/resultados/respuestas-abiertas.ts'
import { useApi } from '../../lib/site.tsx'
import { Campo } from '../../ui/Campo.tsx'
import { CampoMultiple } from '../../ui/CampoMultiple.tsx'
import { CampoSeleccion } from '../../ui/CampoSeleccion.tsx'
import { type PropsDeGrafica, TITULOS } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import styles from './PreguntasAbiertas.module.css'
import resultados from './Resultados.module.css'
import type { PreguntasAbiertasQuery } from './resultados.generated.ts'
import { formatGrupo, preguntasAbiertasQuery } from './resultados-queries.ts'
import { TablaDeRespuestas } from './TablaDeRespuestas.tsx'

/** What was written, by question, group and text; never who wrote it, nor in which group each answer stands. */
export function PreguntasAbiertas({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={TITULOS.PreguntasAbiertas}
      formatTexto={() => 'Las respuestas van en un orden que no dice quién las escribió ni cuándo.'}
      resultado={useQuery(preguntasAbiertasQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {({ grupos }) => <Cuerpo grupos={grupos} />}
    </PantallaDeGrafica>
  )
}

type Grupos = PreguntasAbiertasQuery['getPreguntasAbiertas']

const Cuerpo = memo(function Cuerpo({ grupos }: { grupos: Grupos }) {
  const preguntas = grupos[0]?.preguntasAbiertas ?? []
  const [idsGrupos, setIdsGrupos] = useState<string[]>([])
  const [idPregunta, setIdPregunta] = useState(preguntas[0]?.id ?? '')
  const [texto, setTexto] = useState('')
  const [ignorarAcentos, setIgnorarAcentos] = useState(false)
  // Typing stays light however many answers there are.
  const buscado = useDeferredValue(texto)
  const respuestas = useMemo(
    () => listRespuestasAbiertas(grupos, { idsGrupos, idPregunta, texto: buscado, ignorarAcentos }),
    [grupos, idsGrupos, idPregunta, buscado, ignorarAcentos],
  )
  if (preguntas.length === 0)
    return <p className={resultados.vacia}>El cuestionario de este clima no tiene preguntas abiertas.</p>
  return (
    <>
      <div className={styles.filtros}>
        <CampoMultiple
          rotulo="Grupos de Opinion:"
          opciones={grupos.map((grupo) => ({ valor: grupo.id, texto: formatGrupo(grupo) }))}
          escogidas={idsGrupos}
          onChange={setIdsGrupos}
        />
        <CampoSeleccion
          rotulo="Pregunta Abierta:"
          opciones={preguntas.map(({ id, pregunta }) => ({ valor: id, texto: pregunta }))}
          value={idPregunta}
          onChange={(event) => setIdPregunta(event.currentTarget.value)}
        />
        <div>
          <Campo
            rotulo="Filtro de Texto:"
            required={false}
            value={texto}
            onChange={(event) => setTexto(event.currentTarget.value)}
          />
          <label className={styles.ignorar}>
            <input
              type="checkbox"
              checked={ignorarAcentos}
              onChange={(event) => setIgnorarAcentos(event.currentTarget.checked)}
            />
            Ignorar mayúsculas y acentos
          </label>
        </div>
      </div>
      <h2 className={styles.pregunta}>{preguntas.find(({ id }) => id === idPregunta)?.pregunta}</h2>
      <TablaDeRespuestas
        key={`${idPregunta} ${idsGrupos.join(' ')} ${buscado}`}
        respuestas={respuestas}
        buscado={buscado}
        ignorarAcentos={ignorarAcentos}
      />
    </>
  )
})
