import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../../resultados/bandas.ts'
import { type CifrasDeInforme, listVariables, type MedidaConCambio } from '../cifras-de-informe.ts'
import type { FilaDeCifra, Redaccion } from '../informe.ts'
import { capitalize, joinWords, writeCantidad, writeCifra, writeNumero, writePuntos } from './palabras.ts'

/**
 * First wordings, by rules, from the figures alone: they never say more than the figures do, never why, and stay marked
 * as suggested until a person makes them theirs. A change is told only where its interval leaves zero out.
 */
type ConValor<T extends FilaDeCifra> = T & { valor: number }

const conValor = <T extends FilaDeCifra>(filas: readonly T[]): ConValor<T>[] =>
  filas.filter((fila): fila is ConValor<T> => fila.valor !== null).sort((a, b) => b.valor - a.valor)

const countPasan = (filas: readonly FilaDeCifra[]) =>
  conValor(filas).filter(({ valor }) => isAlMenos(valor, UMBRAL_DE_SATISFACCION)).length

const listSeguras = (filas: readonly MedidaConCambio[], veredicto: 'Sube' | 'Baja') =>
  filas.filter(({ cambio }) => cambio?.veredicto === veredicto)

export function suggestResumen(cifras: CifrasDeInforme): Redaccion {
  const { general, anioAntes } = cifras
  const variables = conValor(listVariables(cifras))
  const baja = variables.at(-1)
  const estado =
    general.cambio && anioAntes !== null
      ? {
          Sube: `La satisfacción sube desde ${anioAntes}.`,
          Baja: `La satisfacción baja desde ${anioAntes}.`,
          'Sin cambio claro': `La satisfacción no cambia con claridad desde ${anioAntes}.`,
        }[general.cambio.veredicto]
      : general.valor !== null && isAlMenos(general.valor, UMBRAL_DE_SATISFACCION)
        ? 'La empresa está satisfecha en su conjunto.'
        : 'La empresa todavía no llega a lo satisfecho.'
  return {
    titular: baja ? `${estado} Lo más bajo es ${baja.nombre}.` : estado,
    comentario: [describeGeneral(cifras), describeSeguras(cifras)].filter(Boolean).join(' '),
  }
}

function describeGeneral({ general, anioAntes }: CifrasDeInforme): string {
  if (general.valor === null) return ''
  const falta = UMBRAL_DE_SATISFACCION - general.valor
  const distancia =
    falta > 0.005
      ? `Le faltan ${writePuntos(falta)} para llegar a ${UMBRAL_DE_SATISFACCION}, donde empieza lo satisfecho.`
      : `Pasa de ${UMBRAL_DE_SATISFACCION}, donde empieza lo satisfecho.`
  if (!general.cambio || anioAntes === null) return distancia
  const { puntos, veredicto } = general.cambio
  const cambio =
    veredicto === 'Sin cambio claro'
      ? `La diferencia con ${anioAntes}, de ${writePuntos(puntos)}, es menor que su margen.`
      : `Son ${writePuntos(puntos)} ${puntos > 0 ? 'más' : 'menos'} que en ${anioAntes}.`
  return `${cambio} ${distancia}`
}

function describeSeguras(cifras: CifrasDeInforme): string {
  if (cifras.anioAntes === null) return ''
  const variables = listVariables(cifras)
  const comparadas = variables.filter(({ cambio }) => cambio !== null)
  if (comparadas.length === 0) return ''
  const suben = listSeguras(variables, 'Sube').length
  const bajan = listSeguras(variables, 'Baja').length
  const de = `de las ${writeNumero(comparadas.length)} variables que se pueden comparar`
  if (suben === 0 && bajan === 0) return `Ninguna ${de} cambia con certeza.`
  const partes = [
    ...(suben > 0 ? [`${suben === 1 ? 'sube' : 'suben'} ${writeNumero(suben).replace(/^uno$/, 'una')}`] : []),
    ...(bajan > 0 ? [`${bajan === 1 ? 'baja' : 'bajan'} ${writeNumero(bajan).replace(/^uno$/, 'una')}`] : []),
  ]
  return `Con certeza ${joinWords(partes)} ${de}.`
}

export function suggestParticipacion({ participacion }: CifrasDeInforme): Redaccion {
  const { contestaron, planeados, grupos } = participacion
  const parte = planeados === 0 ? 0 : Math.round((contestaron / planeados) * 100)
  const faltan = grupos
    .map(({ nombre, ...grupo }) => ({
      nombre,
      faltan: Math.max(0, grupo.planeados - grupo.contestaron),
      parte: grupo.planeados === 0 ? 1 : grupo.contestaron / grupo.planeados,
    }))
    .sort((a, b) => b.faltan - a.faltan)
  const total = faltan.reduce((suma, grupo) => suma + grupo.faltan, 0)
  const [primero, segundo] = faltan
  const concentrados =
    total > 0 && primero && segundo && grupos.length > 3 && primero.faltan + segundo.faltan > total / 2
      ? ` De los que faltan, más de la mitad está en ${joinWords([primero.nombre, segundo.nombre])}.`
      : ''
  const bajos = faltan.filter((grupo) => grupo.parte < 0.7)
  return {
    titular: `Contestó el ${parte} %.${concentrados}`,
    comentario:
      bajos.length > 0
        ? `Conviene leer con más cuidado ${bajos.length === 1 ? 'la cifra' : 'las cifras'} de ${joinWords(bajos.map(({ nombre }) => nombre))}, donde contestó menos del 70 % de las personas planeadas.`
        : 'En todos los grupos contestó al menos el 70 % de las personas planeadas.',
  }
}

export function suggestGeneral({ indicadores, grupos, anioAntes }: CifrasDeInforme): Redaccion {
  const ordenados = conValor(indicadores)
  const pasan = countPasan(indicadores)
  const [alto, bajo] = [ordenados[0], ordenados.at(-1)]
  const saltos = indicadores
    .filter(({ cambio }) => cambio && cambio.veredicto !== 'Sin cambio claro')
    .sort((a, b) => Math.abs(b.cambio!.puntos) - Math.abs(a.cambio!.puntos))
  const salto = saltos[0]
  const grupo = conValor(grupos).at(-1)
  return {
    titular:
      pasan === 0
        ? `Ningún indicador llega a ${UMBRAL_DE_SATISFACCION}.`
        : pasan === ordenados.length
          ? `${ordenados.length === 1 ? 'El indicador pasa' : 'Todos los indicadores pasan'} de ${UMBRAL_DE_SATISFACCION}.`
          : `${capitalize(writeNumero(pasan))} de los ${writeNumero(ordenados.length)} indicadores ${pasan === 1 ? 'pasa' : 'pasan'} de ${UMBRAL_DE_SATISFACCION}.`,
    comentario: [
      alto && bajo && alto !== bajo
        ? `El más alto es ${alto.nombre}, con ${writeCifra(alto.valor)}, y el más bajo, ${bajo.nombre}, con ${writeCifra(bajo.valor)}.`
        : '',
      salto?.cambio && anioAntes !== null
        ? `El cambio más grande desde ${anioAntes} es el de ${salto.nombre}: ${salto.cambio.puntos > 0 ? 'sube' : 'baja'} ${writePuntos(salto.cambio.puntos)}.`
        : '',
      grupo
        ? `Entre los grupos que se muestran, el más bajo es ${grupo.nombre}, con ${writeCifra(grupo.valor)}.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

export function suggestIndicador(
  indicador: CifrasDeInforme['indicadores'][number],
  { anioAntes }: CifrasDeInforme,
): Redaccion {
  const factores = conValor(indicador.variables.flatMap((variable) => variable.factores))
  const [alto, bajo] = [factores[0], factores.at(-1)]
  const { valor, cambio } = indicador
  const estado = valor === null ? 'sin cifra' : `${writeCifra(valor)} %`
  const movimiento =
    cambio && anioAntes !== null
      ? cambio.veredicto === 'Sin cambio claro'
        ? `, sin cambio claro desde ${anioAntes}`
        : `; ${cambio.veredicto.toLowerCase()} ${writePuntos(cambio.puntos)} desde ${anioAntes}`
      : ''
  return {
    titular: `${indicador.nombre}: ${estado}${movimiento}.`,
    comentario:
      alto && bajo && alto !== bajo
        ? `Lo más alto es ${alto.nombre}, con ${writeCifra(alto.valor)}. Lo más bajo es ${bajo.nombre}, con ${writeCifra(bajo.valor)}.`
        : '',
  }
}

export function suggestMapa(cifras: CifrasDeInforme): Redaccion {
  const nombres = listVariables(cifras).map(({ nombre }) => nombre)
  const celdas = cifras.grupos.flatMap((grupo) =>
    grupo.variables.map((valor, i) => ({ valor, grupo: grupo.nombre, variable: nombres[i] ?? '' })),
  )
  const baja = celdas.filter(({ valor }) => valor !== null).sort((a, b) => a.valor! - b.valor!)[0]
  return {
    titular: baja
      ? `Lo más bajo del mapa es ${baja.variable} en ${baja.grupo}: ${writeCifra(baja.valor!)}.`
      : 'Cada área y cada grupo, variable por variable.',
    comentario: '',
  }
}

export function suggestFortalezas(cifras: CifrasDeInforme): Redaccion {
  const factores = conValor(listVariables(cifras).flatMap((variable) => variable.factores))
  const nombres = (lista: typeof factores) => joinWords(lista.map(({ nombre }) => nombre))
  return {
    titular:
      factores.length > 3
        ? `Lo más firme: ${nombres(factores.slice(0, 2))}. Lo más flojo: ${nombres(factores.slice(-2).reverse())}.`
        : 'Los factores, del más alto al más bajo.',
    comentario: '',
  }
}

export function suggestCambio(cifras: CifrasDeInforme): Redaccion {
  const filas = cifras.cambio?.filas ?? []
  const count = (veredicto: string) => filas.filter(({ cambio }) => cambio.veredicto === veredicto)
  const [suben, bajan, quietas] = [count('Sube'), count('Baja'), count('Sin cambio claro')]
  const partes = [
    ...(suben.length > 0
      ? [`${writeCantidad(suben.length, 'variable sube', 'variables suben')} con certeza`]
      : []),
    ...(bajan.length > 0
      ? [`${writeCantidad(bajan.length, 'variable baja', 'variables bajan')} con certeza`]
      : []),
  ]
  return {
    titular:
      partes.length > 0
        ? `${capitalize(joinWords(partes))}.`
        : `Ninguna variable cambia con certeza desde ${cifras.anioAntes}.`,
    comentario: [
      suben[0] ? `La que más sube es ${suben[0].nombre}, ${writePuntos(suben[0].cambio.puntos)}.` : '',
      bajan.at(-1)
        ? `La que más baja es ${bajan.at(-1)!.nombre}, ${writePuntos(bajan.at(-1)!.cambio.puntos)}.`
        : '',
      quietas.length > 0 && partes.length > 0
        ? `De ${quietas.length === 1 ? 'la otra' : `las otras ${writeNumero(quietas.length)}`} no podemos decir que ${quietas.length === 1 ? 'haya' : 'hayan'} cambiado.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

export function suggestPrioridades({ prioridades }: CifrasDeInforme): Redaccion {
  const primeras = (prioridades?.variables ?? [])
    .filter(({ nivel, valor }) => nivel === 'Pesa más' && !isAlMenos(valor, UMBRAL_DE_SATISFACCION))
    .sort((a, b) => a.valor - b.valor)
    .slice(0, 3)
  return {
    titular:
      primeras.length > 0
        ? `Empezar por ${joinWords(primeras.map(({ nombre }) => nombre))}.`
        : 'Nada de lo que más pesa está por debajo de 75.',
    comentario: prioridades
      ? `A la izquierda, lo que satisface poco; arriba, lo que más se asocia con ${prioridades.compromiso}. La esquina sombreada reúne las dos cosas.`
      : '',
  }
}

export function suggestVoces({ voces }: CifrasDeInforme): Redaccion {
  const cita = voces.temas[0]?.citas[0]
  return {
    titular: cita && cita.texto.length <= 70 ? `«${cita.texto}»` : 'Lo que la gente escribió.',
    comentario: `Se escribieron ${voces.comentarios.toLocaleString('es-GT')} comentarios. Se citan como se escribieron, sin lo que pudiera señalar a alguien.`,
  }
}

export function suggestPlan({ plan }: CifrasDeInforme): Redaccion {
  return {
    titular: `${capitalize(writeCantidad(plan.length, 'compromiso', 'compromisos', 'm'))}, con nombre y con fecha.`,
    comentario: 'La próxima ronda dirá si se notaron.',
  }
}

export function suggestServicios({ servicios }: CifrasDeInforme): Redaccion {
  const malos = servicios
    .flatMap(({ preguntas }) => preguntas)
    .flatMap(({ nombre, porcentajes }) => {
      const [excelente, bueno] = porcentajes
      if (porcentajes.length < 4 || excelente?.valor == null || bueno?.valor == null) return []
      return [{ nombre, valor: excelente.valor + bueno.valor }]
    })
    .sort((a, b) => b.valor - a.valor)
  const [mejor, peor] = [malos[0], malos.at(-1)]
  return {
    titular:
      mejor && peor && mejor !== peor
        ? `Lo mejor calificado: ${mejor.nombre}. Lo peor: ${peor.nombre}.`
        : 'Cómo se califican los servicios y beneficios.',
    comentario: '',
  }
}
