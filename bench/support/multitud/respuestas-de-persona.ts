import type { Cuestionario } from '../../../src/domain/cuestionario/cuestionario.ts'
import { findSiguienteTanda } from '../../../src/domain/encuesta/avance.ts'
import type { RespuestaEnviada } from '../../../src/domain/encuesta/respuestas.ts'

const FRASES = [
  'Todo bien.',
  'Que escuchen más a quienes atendemos al público.',
  'El horario de los sábados: nadie sabe con cuánta anticipación lo van a cambiar, y quien tiene niños no puede organizarse.',
  'Me gusta mi equipo, nos ayudamos; lo que cansa es pedir lo mismo tres veces (formularios, firmas, copias) para cualquier compra.',
]

/** Whoever generates the load and whoever checks it afterwards know the same answers, without telling each other. */
const mix = (persona: number, pregunta: number) =>
  ((persona * 7_919 + pregunta * 104_729) % 2_147_483_647) >>> 3

/** What a person saves, page after page, as the screen would put them. */
export function listPaginas(cuestionario: Cuestionario, persona: number): RespuestaEnviada[][] {
  const contestadas = new Set<string>()
  const paginas: RespuestaEnviada[][] = []
  for (;;) {
    const tanda = findSiguienteTanda(cuestionario, contestadas)
    if (!tanda) return paginas
    const elegida = mix(persona, contestadas.size) % tanda.preguntas.length
    paginas.push(
      tanda.preguntas.map(({ id, clase }, indice) => {
        const azar = mix(persona, contestadas.size + indice)
        if (clase === 'opcion') return { idPregunta: id, respuesta: String(indice === elegida) }
        if (clase === 'abierta')
          return { idPregunta: id, respuesta: `${FRASES[azar % FRASES.length]} (${persona})` }
        return { idPregunta: id, respuesta: String(1 + (azar % 3)) }
      }),
    )
    for (const { id } of tanda.preguntas) contestadas.add(id)
  }
}
