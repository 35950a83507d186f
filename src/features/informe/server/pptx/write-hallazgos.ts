import { drawPortada } from '#dibujo/informe/draw-portada.ts'
import { drawRegla } from '#dibujo/informe/draw-regla.ts'
import { measureTexto } from '#dibujo/letras.ts'
import { PALETA } from '#dibujo/paleta.ts'
import { LEYENDA_DE_BANDAS } from '#dibujo/resultados/colores.ts'
import type { Imagen } from '#domain/informe/informe.ts'
import { addFigura } from './figura.ts'
import {
  addLamina,
  addRaya,
  addTexto,
  type Caja,
  COLOR,
  IDIOMA,
  measureAlto,
  px,
  type Slide,
  toHex,
} from './lamina.ts'
import { type Escritor, writeCifra } from './tablas.ts'

const MAPA = { x: 620, w: 660, h: 720 }

export const writePortada: Escritor<'portada'> = (presentacion, seccion) => {
  const { deck, informe } = presentacion
  const slide = deck.addSlide({ masterName: 'PORTADA' })
  addFigura(
    presentacion,
    slide,
    { x: MAPA.x, y: 0, w: MAPA.w },
    drawPortada(seccion.pelotas, MAPA.w, MAPA.h, { lineas: 9 }),
  )
  // Lines that stick out of the map stay under the paper of the page.
  slide.addText([{ text: `Clima organizacional ${informe.periodo}`, options: { lang: IDIOMA } }], {
    placeholder: 'titulo',
  })
  addTexto(slide, { x: 56, y: 350, w: 540, h: 140 }, [
    { texto: informe.empresa, negrita: true, tamano: 22, salto: true },
    { texto: `Resultados para ${informe.destinatario}`, color: COLOR.tinta2, salto: true },
    { texto: `Hecho el ${informe.fecha}`, color: COLOR.tinta2 },
  ])
  const { firma, empresa } = informe.logos
  if (empresa) addLogo(slide, empresa, { x: 56, y: 64, w: 220, h: 72 }, informe.empresa)
  if (firma) addLogo(slide, firma, { x: 56, y: 606, w: 220, h: 44 }, informe.firma)
  else
    addTexto(slide, { x: 56, y: 622, w: 540, h: 30 }, [{ texto: informe.firma, negrita: true, tamano: 16 }])
  for (const [i, { color }] of LEYENDA_DE_BANDAS.entries())
    slide.addShape(deck.ShapeType.rect, {
      x: px(56 + i * 18),
      y: px(658),
      w: px(18),
      h: px(5),
      fill: { color: toHex(PALETA[color]) },
    })
  const rotulo = seccion.deToda
    ? 'Toda la empresa: la pelota va llena de 75 en adelante'
    : 'Los grupos de opinión: llenos, de 75 en adelante'
  // Lines of the map pass under it: it has a ground of its own.
  const w = Math.ceil(measureTexto(rotulo, { tamano: 13.4, peso: 400 }) * 1.18) + 12
  addTexto(slide, { x: 1264 - w, y: 690, w, h: 22 }, [{ texto: rotulo }], {
    tamano: 10,
    align: 'center',
    valign: 'middle',
    fondo: COLOR.papel,
  })
}

/** As large as its place allows, in its own proportions. */
function addLogo(slide: Slide, { bytes, ancho, alto }: Imagen, { x, y, w, h }: Caja, de: string): void {
  const escala = Math.min(w / ancho, h / alto)
  slide.addImage({
    data: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`,
    x: px(x),
    y: px(y),
    w: px(ancho * escala),
    h: px(alto * escala),
    altText: `Logotipo de ${de}`,
  })
}

export const writeResumen: Escritor<'resumen'> = (presentacion, seccion) => {
  const slide = addLamina(presentacion, seccion.titular)
  const { periodo, periodoAntes } = presentacion.informe
  const { valor, antes } = seccion.general
  addTexto(slide, { x: 56, y: 118, w: 520, h: 130 }, [
    { texto: writeCifra(valor), negrita: true, tamano: 80 },
    { texto: ' %', negrita: true, tamano: 32 },
  ])
  const altoDeTextos = Math.max(
    96,
    measureAlto(
      `de satisfacción general. ${seccion.comentario} ${seccion.notaDeGeneral ?? ''}`.trim(),
      13,
      540,
    ),
    seccion.datos.reduce(
      (suma, { cifra, texto }) => suma + measureAlto(`${cifra} ${texto}`, 13, 540) + 10,
      0,
    ),
  )
  const abajo = 280 + altoDeTextos
  addTexto(slide, { x: 56, y: 262, w: 540, h: altoDeTextos }, [
    { texto: 'de satisfacción general. ', negrita: true },
    { texto: seccion.comentario },
    ...(seccion.notaDeGeneral
      ? [{ texto: ` ${seccion.notaDeGeneral}`, color: COLOR.tinta2, tamano: 11 }]
      : []),
  ])
  addFigura(
    presentacion,
    slide,
    { x: 660, y: 150, w: 564 },
    drawRegla([
      ...(antes === null || periodoAntes === null
        ? []
        : [{ rotulo: String(periodoAntes), valor: antes, principal: false }]),
      ...(valor === null ? [] : [{ rotulo: periodo, valor, principal: true }]),
    ]),
  )
  addTexto(
    slide,
    { x: 660, y: 262, w: 564, h: altoDeTextos },
    seccion.datos.flatMap(({ cifra, texto }) => [
      { texto: `${cifra} `, negrita: true, tamano: 16 },
      { texto, salto: true },
    ]),
  )
  const columnas = [
    { titulo: seccion.tituloDeBien, lista: seccion.bien },
    { titulo: seccion.tituloDePorMejorar, lista: seccion.porMejorar },
  ].filter(({ lista }) => lista.length > 0)
  // Beside them stands what is to be decided, where there is any.
  const w = seccion.decidir.length > 0 ? 372 : 572
  for (const [i, { titulo, lista }] of columnas.entries()) {
    const x = 56 + i * (w + 24)
    addRaya(presentacion, slide, { x, y: abajo, w })
    addTexto(slide, { x, y: abajo + 8, w, h: 28 }, [{ texto: titulo, negrita: true, tamano: 15 }])
    addTexto(
      slide,
      { x, y: abajo + 42, w, h: 618 - abajo },
      lista.flatMap((hallazgo) => [
        { texto: `${hallazgo.titulo} `, negrita: true },
        { texto: hallazgo.texto, salto: true },
      ]),
    )
  }
  if (seccion.decidir.length === 0) return
  slide.addShape(presentacion.deck.ShapeType.rect, {
    x: px(848),
    y: px(abajo),
    w: px(376),
    h: px(660 - abajo),
    fill: { color: COLOR.ambarClaro },
    line: { color: COLOR.ambarClaro, width: 0 },
  })
  addTexto(slide, { x: 864, y: abajo + 8, w: 344, h: 28 }, [
    { texto: 'Para decidir', negrita: true, tamano: 15 },
  ])
  addTexto(
    slide,
    { x: 864, y: abajo + 42, w: 344, h: 608 - abajo },
    seccion.decidir.flatMap((texto, i) => [
      { texto: `${i + 1}  `, negrita: true },
      { texto, salto: true },
    ]),
  )
}

export const writeFicha: Escritor<'ficha'> = (presentacion, seccion) => {
  const slide = addLamina(presentacion, 'Cómo se leen estas cifras')
  const columna = (x: number, titulo: string, lista: { nombre: string; texto: string }[]) => {
    addTexto(slide, { x, y: 122, w: 560, h: 30 }, [{ texto: titulo, negrita: true, tamano: 16 }])
    addTexto(
      slide,
      { x, y: 162, w: 560, h: 230 },
      lista.flatMap(({ nombre, texto }) => [
        { texto: `${nombre}. `, negrita: true },
        { texto, salto: true },
      ]),
    )
  }
  columna(56, 'De la respuesta a la cifra', seccion.calculo)
  columna(664, 'Qué no se muestra, y por qué', seccion.ocultos)
  addFigura(presentacion, slide, { x: 56, y: 376, w: 1168 }, drawRegla([]))
  addTexto(slide, { x: 56, y: 486, w: 1168, h: 180 }, [
    { texto: seccion.lectura, salto: true },
    { texto: `${seccion.base} ${seccion.certeza}`, color: COLOR.tinta2, salto: true },
    { texto: seccion.conclusion, negrita: true },
  ])
}
