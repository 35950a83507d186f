import type { Clima } from '../../climas/definicion.ts'
import type { Encuestado } from './random-hojas.ts'

/**
 * Satisfaction word by word as the rules say it, without counts, positions or shared code: slow and obvious, to
 * judge the fast one.
 */
export function referenceSatisfaccion({ baseDeCalculo, definicion }: Clima, conjunto: readonly Encuestado[]) {
  const S = conjunto.filter((encuestado) => encuestado.respuestas.size > 0)

  const { partesCuestionario } = definicion.cuestionario

  function share(idPregunta: string): number | null {
    const { puntos } = partesCuestionario.find((p) => p.preguntas.some(({ id }) => id === idPregunta))!
    const respuestas = S.map((e) => e.respuestas.get(idPregunta)).filter((r) => r !== undefined)
    const validas = respuestas.filter((r) => r !== (puntos ? 'n' : '4'))
    if (validas.length === 0) return null
    const satisfechas = puntos
      ? validas.filter((r) => puntos[Number(r)]!.favorable)
      : respuestas.filter((r) => r === '0' || r === '1')
    return satisfechas.length / (baseDeCalculo === 'encuestados' ? S.length : validas.length)
  }

  function mean(valores: (number | null)[]): number | null {
    const presentes = valores.filter((v) => v !== null)
    if (presentes.length === 0) return null
    return presentes.reduce((a, b) => a + b, 0) / presentes.length
  }

  const partes = partesCuestionario.filter(
    (p) => p.tipo === 'smile' || (p.tipo === 'escala' && p.variable !== null),
  )
  const indicadores = definicion.indicadoresDeMedicion.map((indicador) => {
    const variables = indicador.variables.map((variable) => {
      const preguntas = partes.filter((p) => p.variable === variable.nombre).flatMap((p) => p.preguntas)
      const factores = variable.factoresEvaluados.map((factor) => ({
        nombre: factor.nombre,
        valor: mean(preguntas.filter((p) => p.factorEvaluado === factor.nombre).map((p) => share(p.id))),
      }))
      return { nombre: variable.nombre, valor: mean(preguntas.map((p) => share(p.id))), factores }
    })
    return { nombre: indicador.nombre, valor: mean(variables.map((v) => v.valor)), variables }
  })
  return { encuestados: S.length, valor: mean(indicadores.map((i) => i.valor)), indicadores }
}
