import { drawBarrasConAntes } from '#dibujo/informe/draw-barras-con-antes.ts'
import { drawCambio } from '#dibujo/informe/draw-cambio.ts'
import { drawPartes } from '#dibujo/informe/draw-partes.ts'
import { chooseEscala, drawPelotas } from '#dibujo/informe/draw-pelotas.ts'
import { drawPortada } from '#dibujo/informe/draw-portada.ts'
import { drawRegla } from '#dibujo/informe/draw-regla.ts'
import { PALETA } from '#dibujo/paleta.ts'
import {
  formatCambioClaro,
  formatDiferencia,
  formatNumero,
  formatPorcentaje,
} from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import { describeTodosReservados, TODAS_LAS_AREAS, TODOS_LOS_GRUPOS } from '#domain/informe/describir.ts'
import {
  BASE_DE_SERVICIOS,
  type Cambio,
  type FilaDeCifra,
  type Informe,
  NO_COMPARABLE,
  type Pelota,
  type Seccion,
} from '#domain/informe/informe.ts'
import { describeDonde } from '#domain/lecturas/prioridades.ts'
import { isAlMenos } from '#domain/resultados/bandas.ts'
import { EXPLICA_MENOS_PREGUNTAS, MARCA_EN_PAPEL } from '#domain/resultados/menos-preguntas.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { describeFortalezas, describeMapa, describeParticipacion, splitEnHojas } from './describe-mapa.ts'
import type { Lamina, Laminas } from './laminas.ts'

/** A section as the template reads it. */
export function describeSeccion(seccion: Seccion, informe: Informe, laminas: Laminas): object {
  const { periodo, periodoAntes } = informe
  const comunes = { ...seccion, ...nameSeccion(seccion, periodoAntes) }
  const barras = (filas: FilaDeCifra[], nombre: string, altoDeFila?: number): Lamina =>
    laminas.add(drawBarrasConAntes(filas, altoDeFila), `${nombre}. ${describeFilas(filas)}`)
  const barrasEnHojas = (todas: FilaDeCifra[], nombre: string, altoDeFila?: number): Lamina[] =>
    splitEnHojas(todas, (filas) => drawBarrasConAntes(filas, altoDeFila)).map(({ filas, figura }) =>
      laminas.add(figura, `${nombre}. ${describeFilas(filas)}`),
    )
  const escala = ({ valor, antes }: FilaDeCifra): Lamina =>
    laminas.add(
      drawRegla([
        ...(antes === null || periodoAntes === null
          ? []
          : [{ rotulo: String(periodoAntes), valor: antes, principal: false }]),
        ...(valor === null ? [] : [{ rotulo: periodo, valor, principal: true }]),
      ]),
      `La escala de satisfacción. ${describeFilas([{ nombre: periodo, valor, antes, reserva: null }])}`,
    )
  const describeRaya = (filas: readonly FilaDeCifra[], notaDeGeneral: string | null = null) => {
    const conMenos = filas.some(({ menosPreguntas }) => menosPreguntas)
    if (periodoAntes === null) return conMenos ? `${MARCA_EN_PAPEL} ${EXPLICA_MENOS_PREGUNTAS}` : null
    const solas = filas.filter(({ sinAntes }) => sinAntes === NO_COMPARABLE).map(({ nombre }) => nombre)
    const conAviso = filas.some((fila) => fila.conAviso && fila.antes !== null)
    return [
      `La raya es ${periodoAntes}; a la derecha, los puntos de diferencia, con flecha donde el cambio es claro.`,
      solas.length > 0 ? `Sin comparar, porque cambió lo que se pregunta: ${joinEnLetras(solas)}.` : '',
      conAviso && notaDeGeneral ? `* ${notaDeGeneral}` : '',
      conMenos ? `${MARCA_EN_PAPEL} ${EXPLICA_MENOS_PREGUNTAS}` : '',
    ]
      .filter(Boolean)
      .join(' ')
  }

  /** The meaning of the stroke stands over the indicators of the same sheet. */
  const describeConjuntos = (
    filas: readonly FilaDeCifra[],
    notaDeGeneral: string | null,
    notas: readonly string[] = [],
  ) =>
    notaDeGeneral || notas.length > 0 || filas.some(({ menosPreguntas }) => menosPreguntas)
      ? [describeRaya(filas, notaDeGeneral), ...notas].filter(Boolean).join(' ')
      : null

  switch (seccion.tipo) {
    case 'portada':
      return {
        ...comunes,
        'alto-del-mapa': ALTO_DEL_MAPA,
        mapa: laminas.add(
          drawPortada(seccion.pelotas, laminas.entero, ALTO_DEL_MAPA),
          seccion.deToda
            ? `Toda la empresa: ${seccion.pelotas[0]?.codigo}`
            : `Mapa de los grupos de opinión. ${describePelotas(seccion.pelotas)}`,
          laminas.entero,
        ),
        'logo-de-firma': laminas.addImagen('firma', informe.logos.firma),
        'logo-de-empresa': laminas.addImagen('empresa', informe.logos.empresa),
      }
    case 'ficha':
      return { ...comunes, escala: laminas.add(drawRegla([]), 'La escala de satisfacción, de 50 a 100.') }
    case 'resumen':
      return {
        ...comunes,
        pie:
          periodoAntes === null
            ? null
            : [PIE_DE_CERTEZA, seccion.notaDeGeneral ?? ''].filter(Boolean).join(' '),
        // Few indicators and short names leave room: what is read first should breathe.
        aire:
          seccion.indicadores.length <= 7 && seccion.datos.every(({ texto }) => texto.length <= LARGO_DE_DATO)
            ? 14
            : 4,
        general: writeCifra(seccion.general.valor),
        escala: escala(seccion.general),
        'titulo-de-indicadores': 'Los indicadores',
        'nota-de-barras': describeRaya(seccion.indicadores),
        indicadores: barrasEnHojas(seccion.indicadores, 'Los indicadores'),
      }
    case 'participacion':
      return { ...comunes, ...describeParticipacion(seccion) }
    case 'general':
      return {
        ...comunes,
        general: writeCifra(seccion.general.valor),
        cambio: describeCambio(seccion.cambio, periodoAntes, seccion.notaDeGeneral),
        graficas: [
          { nombre: 'Por indicador', nota: describeRaya(seccion.indicadores), filas: seccion.indicadores },
          {
            nombre: 'Por área de trabajo',
            nota: describeConjuntos(seccion.areas, seccion.notaDeGeneral),
            filas: seccion.areas,
            todos: TODAS_LAS_AREAS,
          },
          {
            nombre: 'Por grupo de opinión',
            nota: describeConjuntos(seccion.grupos, seccion.notaDeGeneral, seccion.notasDeGrupos),
            filas: seccion.grupos,
            todos: TODOS_LOS_GRUPOS,
          },
        ]
          .filter(({ filas }) => filas.length > 0)
          .flatMap(({ nombre, nota, filas, todos }, _, todas) => {
            const texto = todos ? describeTodosReservados(filas, todos) : null
            if (texto !== null) return [{ nombre, nota: null, texto } as object]
            return barrasEnHojas(filas, nombre, fitFila(todas.flatMap((una) => una.filas).length)).map(
              (lamina, i) => ({ nombre: nameHoja(nombre, i), nota, texto, ...lamina }),
            )
          }),
      }
    case 'indicador': {
      const { fila, pelota, ...hoja } = fitVariables(seccion.variables.length)
      // One scale for all of them, so that a group can be followed down the sheet.
      const escalaDePelotas = chooseEscala(seccion.variables.flatMap(({ pelotas }) => pelotas))
      return {
        ...comunes,
        general: writeCifra(seccion.valor.valor),
        cambio: describeCambio(seccion.cambio, periodoAntes),
        notas: [...seccion.notas, ...describeMenos(seccion.variables)],
        ...hoja,
        grupos: seccion.variables[0]?.pelotas.filter(({ valor }) => valor !== null) ?? [],
        variables: seccion.variables.map(({ nombre, descripcion, valor, factores, pelotas }) => ({
          nombre,
          descripcion,
          valor: writeCifra(valor),
          color: valor === null ? PALETA['sand-2'] : PALETA[getColorDeBanda(valor)],
          factores: barras(factores, nombre, fila),
          pelotas: pelotas.some((una) => una.valor !== null)
            ? laminas.add(
                drawPelotas(pelotas, escalaDePelotas, pelota),
                `${nombre} por grupo. ${describePelotas(pelotas)}`,
              )
            : null,
        })),
      }
    }
    case 'mapa':
      return { ...comunes, ...describeMapa(seccion) }
    case 'fortalezas':
      return { ...comunes, ...describeFortalezas(seccion) }
    case 'cambio':
      return {
        ...comunes,
        nota: 'El punto es la diferencia en puntos y la raya, el margen de 95 %: si la raya toca el cero, no podemos decir que haya cambiado.',
        graficas: splitEnHojas(seccion.filas, (filas) =>
          drawCambio(filas, periodoAntes ?? '', periodo, seccion.filas),
        ).map(({ filas, figura }) =>
          laminas.add(
            figura,
            filas
              .map(
                ({ nombre, cambio }) =>
                  `${nombre}: ${cambio.veredicto}, ${formatDiferencia(cambio.puntos).texto} puntos`,
              )
              .join('; '),
          ),
        ),
      }
    case 'prioridades':
      return {
        ...comunes,
        filas: seccion.filas.map(({ variable, valor, donde, cambio, acuerdos }) => ({
          variable,
          acuerdos,
          donde: describeDonde(donde),
          cambio: cambio ? formatCambioClaro(cambio) : '',
          valor: formatPorcentaje(valor),
          color: PALETA[getColorDeBanda(valor)],
          tinta: isAlMenos(valor, 90) ? PALETA.paper : '#000000',
        })),
      }
    case 'voces':
      return {
        ...comunes,
        temas: seccion.temas.map(({ nombre, comentarios, citas }) => ({
          nombre,
          nota: comentarios === null ? '' : `${formatNumero(comentarios)} comentarios`,
          citas: citas.map(({ texto, area }) => ({ texto, area: area ?? '' })),
        })),
      }
    case 'plan':
      return {
        ...comunes,
        compromisos: seccion.compromisos.map(({ hoy, meta, ...otros }) => ({
          ...otros,
          meta: [hoy === null ? '' : `${formatPorcentaje(hoy)} hoy`, meta === null ? '' : `${meta} de meta`]
            .filter(Boolean)
            .join(', '),
        })),
      }
    case 'servicios':
      return {
        ...comunes,
        partes: seccion.partes.flatMap(({ nombre, preguntas }) =>
          splitEnHojas(preguntas, drawPartes).map(({ filas, figura }, i) => ({
            nombre: nameHoja(nombre, i),
            nota: BASE_DE_SERVICIOS,
            ...laminas.add(
              figura,
              `${nombre} ${filas
                .map(
                  (pregunta) =>
                    `${pregunta.nombre}: ${pregunta.porcentajes.map((p) => `${p.nombre} ${writeCifra(p.valor)}`).join(', ')}`,
                )
                .join('; ')}`,
            ),
          })),
        ),
      }
    case 'preguntas':
      return {
        ...comunes,
        variables: seccion.variables.map(({ nombre, preguntas }) => ({
          nombre,
          preguntas: preguntas.map(({ texto, enNegativo, valor, n }) => ({
            texto,
            enNegativo,
            valor: writeCifra(valor),
            n: n === null ? '' : formatNumero(n),
          })),
        })),
      }
  }
}

/** Which groups have a figure of fewer questions, by variable: a ball has no room for it. */
function describeMenos(variables: readonly { nombre: string; pelotas: Pelota[] }[]): string[] {
  const dichas = variables.flatMap(({ nombre, pelotas }) => {
    const suyas = pelotas.filter(({ menosPreguntas, valor }) => menosPreguntas && valor !== null)
    return suyas.length === 0 ? [] : [`${nombre} en ${joinEnLetras(suyas.map(({ codigo }) => codigo))}`]
  })
  return dichas.length === 0 ? [] : [`${EXPLICA_MENOS_PREGUNTAS} Es así ${joinEnLetras(dichas)}.`]
}

/** Up to three variables share a sheet; fewer are drawn larger, so that it is not left half empty. */
function fitVariables(variables: number): { 'por-hoja': number; aire: number; fila: number; pelota: number } {
  const porHoja = Math.max(1, Math.ceil(variables / Math.ceil(variables / 3)))
  return porHoja > 2
    ? { 'por-hoja': porHoja, aire: 10, fila: 23, pelota: 11 }
    : { 'por-hoja': porHoja, aire: 26, fila: 33, pelota: 14 }
}

/** So that what belongs together stands on one page, as long as it can be read. */
const fitFila = (filas: number) => (filas > 20 ? 24 : filas > 14 ? 25.5 : 29)

const ALTO_DEL_MAPA = 640
/** A longer one takes a line or two from what stands below it. */
const LARGO_DE_DATO = 70
const PIE_DE_CERTEZA =
  'Decimos que algo sube o baja con certeza cuando la diferencia supera su margen de 95 %. Lo demás puede ser azar.'

const NOMBRES: Record<Seccion['tipo'], string> = {
  portada: '',
  ficha: 'Ficha técnica y método',
  resumen: 'Resumen ejecutivo',
  participacion: 'Participación',
  general: 'Satisfacción general',
  indicador: 'Indicadores',
  mapa: 'Mapa de calor',
  fortalezas: 'Fortalezas y oportunidades',
  cambio: 'Cambio',
  prioridades: 'Prioridades',
  voces: 'Voces',
  plan: 'Plan de acción',
  servicios: 'Servicios y beneficios',
  preguntas: 'Anexo: las preguntas',
}

function nameSeccion(seccion: Seccion, periodoAntes: string | null): { clave: string; nombre: string } {
  const nombre = NOMBRES[seccion.tipo]
  if (seccion.tipo === 'indicador') return { clave: 'indicadores', nombre: `${nombre}: ${seccion.nombre}` }
  if (seccion.tipo === 'cambio' && periodoAntes !== null)
    return { clave: 'cambio', nombre: `${nombre} desde ${periodoAntes}` }
  return { clave: seccion.tipo, nombre }
}

/** A part that goes on from another sheet says so. */
const nameHoja = (nombre: string, hoja: number) => (hoja === 0 ? nombre : `${nombre} (sigue)`)

const writeCifra = (valor: number | null) => (valor === null ? '—' : formatPorcentaje(valor))

function describeCambio(cambio: Cambio | null, periodoAntes: string | null, nota: string | null = null) {
  if (!cambio || periodoAntes === null) return null
  const margen = ((cambio.hasta - cambio.desde) / 2).toFixed(1)
  const texto = `${formatDiferencia(cambio.puntos).texto} puntos desde ${periodoAntes}, con un margen de ${margen} hacia cada lado.`
  return { veredicto: cambio.veredicto, texto: nota ? `${texto} ${nota}` : texto }
}

const describeFilas = (filas: FilaDeCifra[]) =>
  filas
    .map(({ nombre, valor, antes, reserva, faltan, sinAntes }) => {
      const ahora =
        valor === null ? (reserva ?? faltan?.toLowerCase() ?? 'sin datos') : formatPorcentaje(valor)
      const deAntes = antes === null ? sinAntes?.toLowerCase() : `antes, ${formatPorcentaje(antes)}`
      return `${nombre}: ${ahora}${deAntes ? ` (${deAntes})` : ''}`
    })
    .join('; ')

const describePelotas = (pelotas: Pelota[]) =>
  pelotas
    .filter(({ valor }) => valor !== null)
    .map(
      ({ codigo, nombre, valor, menosPreguntas }) =>
        `${codigo} ${nombre}: ${formatPorcentaje(valor!)}${menosPreguntas ? ', con menos preguntas' : ''}`,
    )
    .join('; ')
