import { wrapTexto } from '#dibujo/letras.ts'
import { PALETA } from '#dibujo/paleta.ts'
import type { Informe } from '#domain/informe/informe.ts'
import { Deck } from '#server/pptx/deck.ts'

/** Slides are 1280 × 720 pixels, 96 to the inch. */
export const px = (pixels: number) => pixels / 96
export const LETRA = 'Arial'
export const IDIOMA = 'es-GT'

/** As the library wants them: without the number sign. */
export const toHex = (color: string) => color.replace('#', '').toUpperCase()
export const COLOR = {
  tinta: toHex(PALETA.ink),
  tinta2: toHex(PALETA['ink-2']),
  papel: toHex(PALETA.paper),
  arena: toHex(PALETA.sand),
  raya: toHex(PALETA.line),
  ambar: toHex(PALETA.amber),
  ambarClaro: toHex(PALETA['amber-tint']),
  terracota: toHex(PALETA.terracotta),
}

export type Slide = ReturnType<Deck['addSlide']>

/** A deck that is being written: the library's, and which of its charts have intervals. */
export interface Presentacion {
  deck: Deck
  informe: Informe
  /** Half widths by bar, by the chart's number in the order in which charts are added. */
  margenes: Map<number, { menos: number[]; mas: number[] }>
  graficas: number
}

export function createPresentacion(informe: Informe): Presentacion {
  const deck = new Deck()
  deck.layout = 'LAYOUT_WIDE'
  deck.title = `Clima organizacional ${informe.periodo}: ${informe.empresa}`
  deck.author = informe.firma
  // The library writes this one as it is: of «Pérez & Asociados» no program would open the file.
  deck.company = informe.firma.replace(/[&<>]/g, (signo) => `&#${signo.charCodeAt(0)};`)
  deck.subject = 'Resultados de la encuesta de clima organizacional'
  deck.theme = { headFontFace: LETRA, bodyFontFace: LETRA }
  const titulo = (y: number, h: number, fontSize: number, w = 1168) => ({
    placeholder: {
      options: {
        name: 'titulo',
        type: 'title' as const,
        x: px(56),
        y: px(y),
        w: px(w),
        h: px(h),
        fontFace: LETRA,
        fontSize,
        bold: true,
        color: COLOR.tinta,
        align: 'left' as const,
        valign: 'middle' as const,
        margin: 0,
        fit: 'shrink' as const,
      },
      text: '',
    },
  })
  deck.defineSlideMaster({
    title: 'PORTADA',
    background: { color: COLOR.papel },
    objects: [
      ...(informe.marca === PALETA.ink
        ? []
        : [{ rect: { x: 0, y: 0, w: px(14), h: px(720), fill: { color: toHex(informe.marca) } } }]),
      titulo(180, 150, 44, 540),
    ],
  })
  deck.defineSlideMaster({
    title: 'CONTENIDO',
    background: { color: COLOR.papel },
    objects: [
      {
        line: { x: px(56), y: px(44), w: px(1168), h: 0, line: { color: toHex(informe.marca), width: 1.5 } },
      },
      titulo(52, ALTO_DE_TITULO, 23),
      {
        placeholder: {
          options: {
            name: 'pie',
            type: 'body',
            x: px(56),
            y: px(678),
            w: px(1060),
            h: px(24),
            fontFace: LETRA,
            fontSize: 10,
            color: COLOR.tinta2,
            align: 'left',
            valign: 'middle',
            margin: 0,
          },
          text: '',
        },
      },
    ],
    slideNumber: {
      x: px(1164),
      y: px(678),
      w: px(60),
      h: px(24),
      fontFace: LETRA,
      fontSize: 10,
      color: COLOR.tinta2,
      align: 'right',
    },
  })
  return { deck, informe, margenes: new Map(), graficas: 0 }
}

/** Height of a text of so many points in a box so wide: no program that shows slides makes room for what runs over. */
export function measureAlto(texto: string, tamano: number, ancho: number, negrita = false): number {
  const letra = { tamano: (tamano * 4) / 3, peso: negrita ? 700 : 400 } as const
  return Math.ceil(wrapTexto(texto, letra, ancho).length * tamano * 1.6)
}

const ALTO_DE_TITULO = 62

/** A slide whose title is a finding; its foot says of whom the figures are, and their base. */
export function addLamina(presentacion: Presentacion, titulo: string): Slide {
  const { deck, informe } = presentacion
  const slide = deck.addSlide({ masterName: 'CONTENIDO' })
  const fontSize =
    [23, 21, 19, 16].find((tamano) => measureAlto(titulo, tamano, 1168, true) <= ALTO_DE_TITULO) ?? 13
  slide.addText([{ text: titulo, options: { lang: IDIOMA, fontSize } }], { placeholder: 'titulo' })
  const pie = `${informe.empresa}. Clima organizacional ${informe.periodo}. ${informe.base}`
  slide.addText([{ text: pie, options: { lang: IDIOMA } }], { placeholder: 'pie' })
  return slide
}

export interface Caja {
  x: number
  y: number
  w: number
  h: number
}

export const toCaja = ({ x, y, w, h }: Caja) => ({ x: px(x), y: px(y), w: px(w), h: px(h) })

export function addRaya(
  { deck }: Presentacion,
  slide: Slide,
  { x, y, w }: Pick<Caja, 'x' | 'y' | 'w'>,
): void {
  slide.addShape(deck.ShapeType.line, {
    x: px(x),
    y: px(y),
    w: px(w),
    h: 0,
    line: { color: COLOR.tinta, width: 1.25 },
  })
}

/** Where everything but the foot of a slide ends. */
const FIN = 676

/** Notes about the figures above, over the foot however long it is; returns where it begins. */
export function addNota(slide: Slide, texto: string): number {
  const h = texto ? measureAlto(texto, 11, 1168) : 0
  const y = FIN - h
  if (texto) addTexto(slide, { x: 56, y, w: 1168, h }, [{ texto, color: COLOR.tinta2 }], { tamano: 11 })
  return y
}

export interface Escrito {
  texto: string
  negrita?: boolean
  color?: string
  tamano?: number
}

/** A text box; each piece ends its line where it says so, and keeps so many points from the line before. */
export function addTexto(
  slide: Slide,
  caja: Caja,
  escritos: (Escrito & { salto?: boolean; aire?: number })[],
  opciones: {
    tamano?: number
    align?: 'left' | 'right' | 'center'
    valign?: 'top' | 'middle' | 'bottom'
    fondo?: string
  } = {},
): void {
  const { tamano = 13, align = 'left', valign = 'top', fondo } = opciones
  slide.addText(
    escritos.map(
      ({ texto, negrita = false, color = COLOR.tinta, tamano: suyo = tamano, salto = false, aire }) => ({
        text: texto,
        options: {
          bold: negrita,
          color,
          fontSize: suyo,
          breakLine: salto,
          lang: IDIOMA,
          ...(aire ? { paraSpaceBefore: aire } : {}),
        },
      }),
    ),
    {
      ...toCaja(caja),
      fontFace: LETRA,
      fontSize: tamano,
      align,
      valign,
      margin: 0,
      paraSpaceAfter: fondo ? 0 : 4,
      ...(fondo ? { fill: { color: fondo } } : {}),
    },
  )
}
