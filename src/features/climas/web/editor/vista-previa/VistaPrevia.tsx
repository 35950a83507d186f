import { useDeferredValue, useMemo, useState } from 'react'
import { createClima } from '#domain/climas/create-clima.ts'
import { settlePositivas } from '#domain/climas/positivas.ts'
import { listOpciones } from '#domain/cuestionario/list-opciones.ts'
import {
  formatNumeroDeOpcion,
  listNumeros,
  type PreguntaDeParte,
} from '#domain/cuestionario/preguntas-de-parte.ts'
import { isDeUnaOpcion } from '#domain/cuestionario/tipos-de-parte.ts'
import { findSiguienteTanda, type TandaDePreguntas } from '#domain/encuesta/avance.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Casilla } from '#web/ui/Casilla.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Opciones } from '#web/ui/Opciones.tsx'
import type { Borrador } from '../borrador.ts'
import { toClimaInput } from '../to-clima-input.ts'
import styles from './VistaPrevia.module.css'

/** A respondent's choices, drawn with the survey's own controls and not operable. */
function RespuestasPosibles({
  pregunta,
  unica,
  idTexto,
}: {
  pregunta: PreguntaDeParte
  unica: boolean
  idTexto: string
}) {
  switch (pregunta.clase) {
    case 'cara':
    case 'escala':
    case 'puntos':
      return (
        <div className={styles.opciones}>
          <Opciones
            nombre={pregunta.id}
            opciones={listOpciones(pregunta)}
            enPuntos={pregunta.clase === 'puntos'}
            aria-labelledby={idTexto}
          />
        </div>
      )
    case 'opcion':
      return <Casilla unica={unica} disabled aria-labelledby={idTexto} />
    case 'abierta':
      return <div className={styles.texto}>Aquí se escribe la respuesta</div>
  }
}

/** Every page a respondent goes through from the start, and the number each question carries. */
export function listPaginas(borrador: Borrador): {
  tandas: TandaDePreguntas[]
  numeros: Map<string, number>
} {
  let n = 0
  const cuestionario = settlePositivas(createClima(toClimaInput(borrador), () => `p${n++}`).definicion)
  const contestadas = new Set<string>()
  const tandas: TandaDePreguntas[] = []
  for (;;) {
    const tanda = findSiguienteTanda(cuestionario, contestadas)
    if (!tanda) return { tandas, numeros: listNumeros(cuestionario) }
    tandas.push(tanda)
    for (const { id } of tanda.preguntas) contestadas.add(id)
  }
}

/** The questionnaire as it is now, page by page, the way a respondent meets it. */
export function VistaPrevia({ borrador }: { borrador: Borrador }) {
  const visto = useDeferredValue(borrador)
  const { tandas, numeros } = useMemo(() => listPaginas(visto), [visto])
  const [pedida, setPedida] = useState(0)
  const pagina = Math.min(pedida, tandas.length - 1)
  const tanda = tandas[pagina]
  if (!tanda) return <p className={styles.vacia}>El cuestionario todavía no tiene preguntas.</p>
  const { parte, preguntas } = tanda
  return (
    <>
      <div className={styles.paso}>
        <Boton chico disabled={pagina === 0} onClick={() => setPedida(pagina - 1)}>
          <Icono nombre="izquierda" />
          Anterior
        </Boton>
        <p role="status">
          Página {pagina + 1} de {tandas.length}
        </p>
        <Boton chico disabled={pagina === tandas.length - 1} onClick={() => setPedida(pagina + 1)}>
          Siguiente
          <Icono nombre="derecha" />
        </Boton>
      </div>
      <div className={styles.pagina}>
        <div className={styles.avance} aria-hidden="true">
          <i style={{ width: `${((pagina + 1) / tandas.length) * 100}%` }} />
        </div>
        {parte.preguntaGeneral && <h3 className={styles.general}>{parte.preguntaGeneral}</h3>}
        {parte.tipo === 'seleccionMultiple' && parte.cantidadDeOpciones != null && (
          <p className={styles.maximo}>Puedes escoger {parte.cantidadDeOpciones} como máximo.</p>
        )}
        <ol>
          {preguntas.map((pregunta) => (
            <li key={pregunta.id} className={styles.pregunta} data-clase={pregunta.clase}>
              <b>
                {pregunta.clase === 'opcion'
                  ? formatNumeroDeOpcion(numeros.get(pregunta.id) ?? 0)
                  : numeros.get(pregunta.id)}
              </b>
              <p id={`vista-${pregunta.id}`}>{pregunta.pregunta || 'Sin texto'}</p>
              <RespuestasPosibles
                pregunta={pregunta}
                unica={isDeUnaOpcion(parte.tipo)}
                idTexto={`vista-${pregunta.id}`}
              />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
