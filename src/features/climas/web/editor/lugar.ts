import type { ProblemaDeRegla } from '#domain/climas/problema.ts'
import type { Ruta } from '#domain/validacion/leido.ts'
import type { Borrador, Parte } from './borrador.ts'

export type Seccion = 'fechas' | 'grupos' | 'indicadores' | 'cuestionario' | 'vistaPrevia'

/** Where in the editor a problem stands. `ancestros`: what must be unfolded to see it. */
export type Lugar = { seccion: Seccion; clave: string; campo: string; ancestros: string[] }

/** `breve`: what is wrong, where the place is plain to see. */
export type ProblemaUbicado = Lugar & { mensaje: string; breve: string }

export const locate = (borrador: Borrador, { ruta, mensaje, breve }: ProblemaDeRegla): ProblemaUbicado => ({
  ...findLugar(borrador, ruta),
  mensaje,
  breve,
})

/** Follows a path of the ClimaInput document into the draft. */
function findLugar(borrador: Borrador, ruta: Ruta): Lugar {
  const [raiz, i, ...resto] = ruta
  const at = (seccion: Seccion, clave: string, campo = '', ancestros: string[] = []): Lugar => ({
    seccion,
    clave,
    campo,
    ancestros,
  })
  switch (raiz) {
    case 'gruposDeOpinion': {
      const grupo = borrador.grupos[Number(i)]
      // Without a field it is about the area the group is in.
      return grupo ? at('grupos', grupo.clave, String(resto[0] ?? 'area')) : at('grupos', 'grupos')
    }
    case 'areasDeTrabajo': {
      const area = borrador.areas[Number(i)]
      return area ? at('grupos', area.clave, String(resto[0] ?? '')) : at('grupos', 'areas')
    }
    case 'indicadoresDeMedicion':
      return findLugarEnIndicadores(borrador, ruta.slice(1))
    case 'cuestionario':
      return findLugarEnCuestionario(borrador, ruta.slice(1))
    default:
      return at('fechas', 'clima', String(raiz ?? ''))
  }
}

function findLugarEnIndicadores(
  borrador: Borrador,
  [i, campo, j, campoDeVariable, k, campoDeFactor]: Ruta,
): Lugar {
  const seccion = 'indicadores'
  const indicador = borrador.indicadores[Number(i)]
  if (!indicador) return { seccion, clave: 'indicadores', campo: '', ancestros: [] }
  const variable = campo === 'variables' ? indicador.variables[Number(j)] : undefined
  if (!variable) return { seccion, clave: indicador.clave, campo: String(campo ?? ''), ancestros: [] }
  const ancestros = [variable.clave]
  const factor = campoDeVariable === 'factoresEvaluados' ? variable.factores[Number(k)] : undefined
  if (!factor) return { seccion, clave: variable.clave, campo: String(campoDeVariable ?? ''), ancestros }
  return { seccion, clave: factor.clave, campo: String(campoDeFactor ?? ''), ancestros }
}

function findLugarEnCuestionario(borrador: Borrador, [campo, i, campoDeParte, ...resto]: Ruta): Lugar {
  const seccion = 'cuestionario'
  const parte = campo === 'partesCuestionario' ? borrador.partes[Number(i)] : undefined
  if (!parte) return { seccion, clave: 'cuestionario', campo: String(campo ?? ''), ancestros: [] }
  const ancestros = [parte.clave]
  const pregunta = findPregunta(parte, campoDeParte, resto)
  if (!pregunta) return { seccion, clave: parte.clave, campo: String(campoDeParte ?? ''), ancestros }
  return { seccion, clave: pregunta.clave, campo: pregunta.campo, ancestros }
}

function findPregunta(parte: Parte, campo: Ruta[number] | undefined, resto: Ruta) {
  if (campo === 'preguntaAbierta') {
    const abierta = parte.preguntas.find((pregunta) => pregunta.abierta)
    return abierta && { clave: abierta.clave, campo: String(resto[0] ?? 'pregunta') }
  }
  if (campo !== 'preguntas' || resto[0] === undefined) return undefined
  const pregunta = parte.preguntas.filter(({ abierta }) => !abierta)[Number(resto[0])]
  return pregunta && { clave: pregunta.clave, campo: String(resto[1] ?? 'pregunta') }
}
