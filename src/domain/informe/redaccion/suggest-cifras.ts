import { computePorcentaje } from '../../climas/porcentaje-de-planeados.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../../resultados/bandas.ts'
import { capitalize, joinEnLetras, writeNumero } from '../../texto/en-letras.ts'
import { type CifrasDeInforme, listVariables, type MedidaConCambio } from '../cifras-de-informe.ts'
import type { Redaccion } from '../informe.ts'
import { conValor, countPasan, describeLlegan, joinSentences } from './frases.ts'
import { writeCifra, writePuntos } from './palabras.ts'

/**
 * First wordings, by rules, from the figures alone: they never say more than the figures do, never why, and stay marked
 * as suggested until a person makes them theirs. A change is told only where its interval leaves zero out. Each section
 * has more than one, for whoever asks for another.
 */
export function suggestResumen(cifras: CifrasDeInforme): Redaccion[] {
  const { general, grupos } = cifras
  const variables = conValor(listVariables(cifras))
  const [alta, baja] = [variables[0], variables.at(-1)]
  const estado = describeEstado(cifras)
  const primera = {
    titular: baja ? `${estado} Lo más bajo es ${baja.nombre}.` : estado,
    comentario: joinSentences(describeGeneral(cifras), describeSeguras(cifras)),
  }
  if (general.valor === null || !alta || !baja || alta === baja) return [primera]
  const grupo = conValor(grupos).at(-1)
  return [
    primera,
    {
      titular: `La satisfacción general es ${writeCifra(general.valor)} %. Arriba, ${alta.nombre}; abajo, ${baja.nombre}.`,
      comentario: joinSentences(
        `${capitalize(describeLlegan(variables, 'variable', 'variables'))}.`,
        `La más alta está en ${writeCifra(alta.valor)} y la más baja, en ${writeCifra(baja.valor)}.`,
        grupo &&
          `Entre los grupos que se muestran, el más bajo es ${grupo.nombre}, con ${writeCifra(grupo.valor)}.`,
      ),
    },
  ]
}

function describeEstado({ general, anioAntes }: CifrasDeInforme): string {
  if (general.cambio && anioAntes !== null)
    return {
      Sube: `La satisfacción sube desde ${anioAntes}.`,
      Baja: `La satisfacción baja desde ${anioAntes}.`,
      'Sin cambio claro': `La satisfacción no cambia con claridad desde ${anioAntes}.`,
    }[general.cambio.veredicto]
  return countPasan([general]) > 0
    ? 'La empresa está satisfecha en su conjunto.'
    : 'La empresa todavía no llega a lo satisfecho.'
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
  const comparadas = listVariables(cifras).filter(({ cambio }) => cambio !== null)
  if (comparadas.length === 0) return ''
  const count = (veredicto: string) =>
    comparadas.filter(({ cambio }) => cambio!.veredicto === veredicto).length
  const [suben, bajan] = [count('Sube'), count('Baja')]
  if (comparadas.length === 1)
    return `La única variable que se puede comparar ${suben ? 'sube' : bajan ? 'baja' : 'no cambia'} con certeza.`
  const de = `de las ${writeNumero(comparadas.length)} variables que se pueden comparar`
  if (suben === 0 && bajan === 0) return `Ninguna ${de} cambia con certeza.`
  const write = (cuantas: number) => writeNumero(cuantas).replace(/^uno$/, 'una')
  const partes = [
    ...(suben > 0 ? [`${suben === 1 ? 'sube' : 'suben'} ${write(suben)}`] : []),
    ...(bajan > 0 ? [`${bajan === 1 ? 'baja' : 'bajan'} ${write(bajan)}`] : []),
  ]
  return `Con certeza ${joinEnLetras(partes)} ${de}.`
}

/** Where the missing are, when they are not everywhere. */
function describeConcentrados(mayores: readonly { nombre: string; faltan: number }[], total: number): string {
  const suyos = mayores.reduce((suma, { faltan }) => suma + faltan, 0)
  if (total === 0 || suyos <= total / 2) return ''
  const donde = joinEnLetras(mayores.filter(({ faltan }) => faltan > 0).map(({ nombre }) => nombre))
  if (suyos < total) return ` De los que faltan, más de la mitad está en ${donde}.`
  return total === 1 ? ` Quien falta está en ${donde}.` : ` Todos los que faltan están en ${donde}.`
}

export function suggestParticipacion({ participacion }: CifrasDeInforme): Redaccion[] {
  const { contestaron, planeados, grupos, areas } = participacion
  const parte = computePorcentaje({ contestaron, planeados })
  const faltan = grupos
    .map(({ nombre, ...grupo }) => ({
      nombre,
      faltan: Math.max(0, grupo.planeados - grupo.contestaron),
      parte: grupo.planeados === 0 ? 1 : grupo.contestaron / grupo.planeados,
    }))
    .sort((a, b) => b.faltan - a.faltan)
  const total = faltan.reduce((suma, grupo) => suma + grupo.faltan, 0)
  const concentrados = grupos.length > 3 ? describeConcentrados(faltan.slice(0, 2), total) : ''
  const bajos = faltan.filter((grupo) => grupo.parte < 0.7)
  const cuidado =
    bajos.length > 0
      ? `Conviene leer con más cuidado ${bajos.length === 1 ? 'la cifra' : 'las cifras'} de ${joinEnLetras(bajos.map(({ nombre }) => nombre))}, donde contestó menos del 70 % de las personas planeadas.`
      : 'En todos los grupos contestó al menos el 70 % de las personas planeadas.'
  const porArea = areas
    .flatMap(({ nombre, contestaron: suyos, planeados: todos }) =>
      todos ? [{ nombre, parte: computePorcentaje({ contestaron: suyos, planeados: todos }) }] : [],
    )
    .sort((a, b) => b.parte - a.parte)
  const [mas, menos] = [porArea[0], porArea.at(-1)]
  return [
    { titular: `Contestó el ${parte} %.${concentrados}`, comentario: cuidado },
    {
      titular: `Contestaron ${contestaron.toLocaleString('es-GT')} de ${planeados.toLocaleString('es-GT')} personas.`,
      comentario: joinSentences(
        mas && menos && mas.parte !== menos.parte
          ? `El área donde más se contestó es ${mas.nombre}, ${mas.parte} %, y donde menos, ${menos.nombre}, ${menos.parte} %.`
          : '',
        cuidado,
      ),
    },
  ]
}

export function suggestGeneral({ indicadores, areas, grupos, anioAntes }: CifrasDeInforme): Redaccion[] {
  const ordenados = conValor(indicadores)
  const [alto, bajo] = [ordenados[0], ordenados.at(-1)]
  const salto = findSalto(indicadores)
  const grupo = conValor(grupos).at(-1)
  const primera = {
    titular: describePasan(ordenados.length, countPasan(indicadores)),
    comentario: joinSentences(
      alto && bajo && alto !== bajo
        ? `El más alto es ${alto.nombre}, con ${writeCifra(alto.valor)}, y el más bajo, ${bajo.nombre}, con ${writeCifra(bajo.valor)}.`
        : '',
      salto?.cambio && anioAntes !== null
        ? `El cambio más grande desde ${anioAntes} es el de ${salto.nombre}: ${salto.cambio.puntos > 0 ? 'sube' : 'baja'} ${writePuntos(salto.cambio.puntos)}.`
        : '',
      grupo &&
        `Entre los grupos que se muestran, el más bajo es ${grupo.nombre}, con ${writeCifra(grupo.valor)}.`,
    ),
  }
  if (!alto || !bajo || alto === bajo) return [primera]
  const porArea = conValor(areas)
  const [arriba, abajo] = [porArea[0], porArea.at(-1)]
  return [
    primera,
    {
      titular: `Lo más alto es ${alto.nombre}; lo más bajo, ${bajo.nombre}.`,
      comentario: joinSentences(
        arriba && abajo && arriba !== abajo
          ? `Por área, lo más alto es ${arriba.nombre}, con ${writeCifra(arriba.valor)}, y lo más bajo, ${abajo.nombre}, con ${writeCifra(abajo.valor)}.`
          : '',
        conValor(grupos).length > 1
          ? `${capitalize(describeLlegan(conValor(grupos), 'grupo', 'grupos', 'm'))}, entre los que se muestran.`
          : '',
      ),
    },
  ]
}

function describePasan(todos: number, pasan: number): string {
  if (pasan === 0) return `Ningún indicador llega a ${UMBRAL_DE_SATISFACCION}.`
  if (pasan === todos)
    return `${todos === 1 ? 'El indicador pasa' : 'Todos los indicadores pasan'} de ${UMBRAL_DE_SATISFACCION}.`
  return `${capitalize(writeNumero(pasan))} de los ${writeNumero(todos)} indicadores ${pasan === 1 ? 'pasa' : 'pasan'} de ${UMBRAL_DE_SATISFACCION}.`
}

const findSalto = (medidas: readonly MedidaConCambio[]) =>
  medidas
    .filter(({ cambio }) => cambio && cambio.veredicto !== 'Sin cambio claro')
    .sort((a, b) => Math.abs(b.cambio!.puntos) - Math.abs(a.cambio!.puntos))[0]

export function suggestIndicador(
  indicador: CifrasDeInforme['indicadores'][number],
  { anioAntes }: CifrasDeInforme,
): Redaccion[] {
  const factores = conValor(indicador.variables.flatMap((variable) => variable.factores))
  const variables = conValor(indicador.variables)
  const [alto, bajo] = [factores[0], factores.at(-1)]
  const { nombre, valor, cambio } = indicador
  const estado =
    valor === null
      ? 'sin cifra'
      : `${isAlMenos(valor, UMBRAL_DE_SATISFACCION) ? '' : 'todavía no '}llega a ${UMBRAL_DE_SATISFACCION}`
  const movimiento =
    cambio && anioAntes !== null
      ? cambio.veredicto === 'Sin cambio claro'
        ? `, sin cambio claro desde ${anioAntes}`
        : `; ${cambio.veredicto.toLowerCase()} ${writePuntos(cambio.puntos)} desde ${anioAntes}`
      : ''
  const hasExtremos = alto && bajo && alto !== bajo
  // Its figure stands large below the headline.
  const primera = {
    titular: `${nombre}: ${estado}${movimiento}.`,
    comentario: hasExtremos
      ? `Lo más alto es ${alto.nombre}, con ${writeCifra(alto.valor)}. Lo más bajo es ${bajo.nombre}, con ${writeCifra(bajo.valor)}.`
      : '',
  }
  if (!hasExtremos) return [primera]
  return [
    primera,
    {
      titular: `${nombre}: lo más alto, ${alto.nombre}; lo más bajo, ${bajo.nombre}.`,
      comentario: `${variables.length === 1 ? 'Su variable' : 'Sus variables'}: ${joinEnLetras(variables.map((una) => `${una.nombre}, con ${writeCifra(una.valor)}`))}.`,
    },
  ]
}
