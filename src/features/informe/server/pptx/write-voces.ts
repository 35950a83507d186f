import { formatNumero } from '#dibujo/resultados/cifras.ts'
import type { Cita } from '#domain/informe/informe.ts'
import { addLamina, addRaya, addTexto, COLOR, measureAlto, type Presentacion, type Slide } from './lamina.ts'
import { chunk, type Escritor, type SeccionDe, shareOut } from './tablas.ts'

/** Side by side, and how wide one that stands alone may be: longer lines are hard to read. */
const MAX_DE_TEMAS = 3
const MAX_DE_RENGLON = 760
const PASO_DE_TEMAS = 1188
const ENTRE_TEMAS = 24
const ARRIBA_DE_TEMAS = 122
const ALTO_DE_TEMAS = 640 - ARRIBA_DE_TEMAS

type Tema = SeccionDe<'voces'>['temas'][number]
type Fila = Tema[]

export const writeVoces: Escritor<'voces'> = (presentacion, seccion) => {
  for (const filas of shareTemas(seccion.temas)) {
    const slide = addLamina(presentacion, seccion.titular)
    let [y, faltan] = [ARRIBA_DE_TEMAS, 0]
    for (const [i, alto] of placeFilas(filas).entries()) {
      faltan += writeTemas(presentacion, slide, filas[i]!, { y, alto })
      y += alto + ENTRE_TEMAS
    }
    addTexto(
      slide,
      { x: 56, y: 646, w: 1168, h: 26 },
      [
        {
          texto: `Se citan como se escribieron, con el área y nunca con el grupo. Se quitó lo que pudiera señalar a alguien.${describeFaltantes(faltan)}`,
          color: COLOR.tinta2,
        },
      ],
      { tamano: 11 },
    )
  }
}

/** In two rows where that leaves no quote out: few words in a single one would leave most of each slide empty. */
function shareTemas(temas: Tema[]): Fila[][] {
  const enDos = shareOut(temas, 2 * MAX_DE_TEMAS).map((suyos) =>
    suyos.length > MAX_DE_TEMAS ? chunk(suyos, Math.ceil(suyos.length / 2)) : [suyos],
  )
  return enDos.every(fits) ? enDos : shareOut(temas, MAX_DE_TEMAS).map((suyos) => [suyos])
}

const fits = (filas: Fila[]) =>
  filas.flat().every(({ citas }) => citas.length <= MAX_DE_CITAS) &&
  filas.reduce((suma, fila) => suma + measureFila(fila), ENTRE_TEMAS * (filas.length - 1)) <= ALTO_DE_TEMAS

/** Height of each row: half each, but where one needs more. */
function placeFilas(filas: Fila[]): number[] {
  const [primera, segunda] = filas
  if (!primera || !segunda) return [ALTO_DE_TEMAS]
  const libre = ALTO_DE_TEMAS - ENTRE_TEMAS
  const alto = Math.max(measureFila(primera), Math.min(libre / 2, libre - measureFila(segunda)))
  return [alto, libre - alto]
}

/** Around the name of a theme: the rule above it, how many wrote of it below. */
const JUNTO_AL_NOMBRE = 50

const getAncho = (fila: Fila) => Math.min(PASO_DE_TEMAS / fila.length - ENTRE_TEMAS, MAX_DE_RENGLON)

const measureCabeza = (fila: Fila) =>
  Math.max(...fila.map(({ nombre }) => measureAlto(nombre, 15, getAncho(fila), true)))

const measureFila = (fila: Fila) =>
  JUNTO_AL_NOMBRE +
  measureCabeza(fila) +
  Math.max(...fila.map(({ citas }) => measureCitas(citas, getAncho(fila), 17)))

/** Themes side by side; answers with how many of their quotes found no room. */
function writeTemas(
  presentacion: Presentacion,
  slide: Slide,
  fila: Fila,
  { y: arriba, alto }: { y: number; alto: number },
): number {
  const w = getAncho(fila)
  const cabeza = measureCabeza(fila)
  const y = arriba + JUNTO_AL_NOMBRE + cabeza
  const h = arriba + alto - y
  let faltan = 0
  for (const [i, { nombre, comentarios, citas }] of fila.entries()) {
    const x = 56 + (i * PASO_DE_TEMAS) / fila.length
    const puestas = listCitasQueCaben(citas, w, h)
    addRaya(presentacion, slide, { x, y: arriba, w })
    addTexto(slide, { x, y: arriba + 12, w, h: cabeza + 28 }, [
      { texto: nombre, negrita: true, tamano: 15, salto: true },
      {
        texto: comentarios === null ? '' : `${formatNumero(comentarios)} comentarios`,
        color: COLOR.tinta2,
        tamano: 11,
      },
    ])
    addTexto(
      slide,
      { x, y, w, h },
      puestas.flatMap(({ texto, area, tamano }, c) => [
        { texto: `«${texto}»`, negrita: c === 0, tamano, salto: true, aire: c === 0 ? 0 : ENTRE_CITAS },
        { texto: area ?? ' ', color: COLOR.tinta2, tamano: 11, salto: true },
      ]),
    )
    faltan += citas.length - puestas.length
  }
  return faltan
}

const describeFaltantes = (faltan: number) =>
  faltan === 0
    ? ''
    : faltan === 1
      ? ' Una cita más está en el PDF.'
      : ` ${formatNumero(faltan)} citas más están en el PDF.`

/** The first in large letters where all fit so, and those that fit: the document has every one. */
function listCitasQueCaben(todas: Cita[], ancho: number, alto: number): (Cita & { tamano: number })[] {
  const citas = todas.slice(0, MAX_DE_CITAS)
  const grande = measureCitas(citas, ancho, 17) <= alto ? 17 : 13
  let libre = alto
  return citas.flatMap((cita, i) => {
    const tamano = i === 0 ? grande : 13
    libre -= measureCita(cita, ancho, tamano, i === 0)
    return i === 0 || libre >= 0 ? [{ ...cita, tamano }] : []
  })
}

const MAX_DE_CITAS = 4
/** In points. */
const ENTRE_CITAS = 8

const measureCita = ({ texto }: Cita, ancho: number, tamano: number, primera: boolean) =>
  measureAlto(`«${texto}»`, tamano, ancho, primera) + 28 + (primera ? 0 : ENTRE_CITAS / 0.75)

/** The first of them in so many points. */
const measureCitas = (citas: Cita[], ancho: number, tamano: number) =>
  citas.reduce((suma, cita, i) => suma + measureCita(cita, ancho, i === 0 ? tamano : 13, i === 0), 0)
