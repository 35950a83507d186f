import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../../../../domain/resultados/bandas.ts'
import { type Escritor, writeCifra } from './escritor.ts'
import { addBarras } from './graficas.ts'
import { addLamina, addTexto, COLOR, px } from './lamina.ts'

export const writePortada: Escritor<'portada'> = ({ deck, informe }, seccion) => {
  const slide = deck.addSlide({ masterName: 'PORTADA' })
  slide.addShape(deck.ShapeType.rect, {
    x: px(620),
    y: 0,
    w: px(660),
    h: px(720),
    fill: { color: COLOR.arena },
    line: { color: COLOR.arena, width: 0 },
  })
  slide.addText([{ text: `Clima organizacional ${informe.anio}`, options: { lang: 'es-GT' } }], {
    placeholder: 'titulo',
  })
  addTexto(slide, { x: 56, y: 350, w: 540, h: 140 }, [
    { texto: informe.empresa, negrita: true, tamano: 22, salto: true },
    { texto: `Resultados para ${informe.destinatario}`, color: COLOR.tinta2, salto: true },
    { texto: informe.fecha, color: COLOR.tinta2 },
  ])
  addTexto(slide, { x: 56, y: 640, w: 540, h: 40 }, [{ texto: informe.firma, negrita: true, tamano: 16 }])
  const conCifra = seccion.pelotas.filter(({ valor }) => valor !== null).sort((a, b) => b.valor! - a.valor!)
  const mayor = Math.max(1, ...conCifra.map(({ personas }) => personas))
  for (const [i, { codigo, personas, valor }] of conCifra.entries()) {
    const lejos = Math.sqrt((i + 0.35) / conCifra.length)
    const lado = 36 + 44 * Math.sqrt(personas / mayor)
    const llena = isAlMenos(valor!, UMBRAL_DE_SATISFACCION)
    slide.addText([{ text: codigo, options: { lang: 'es-GT' } }], {
      shape: deck.ShapeType.ellipse,
      x: px(950 + 270 * lejos * Math.cos(i * 2.39996 - 0.9) - lado / 2),
      y: px(350 + 290 * lejos * Math.sin(i * 2.39996 - 0.9) - lado / 2),
      w: px(lado),
      h: px(lado),
      fill: { color: llena ? COLOR.tinta : COLOR.papel },
      line: { color: COLOR.tinta, width: 1.5 },
      color: llena ? COLOR.papel : COLOR.tinta,
      bold: true,
      fontFace: 'Arial',
      fontSize: 12,
      align: 'center',
      valign: 'middle',
      margin: 0,
    })
  }
  addTexto(
    slide,
    { x: 640, y: 684, w: 620, h: 24 },
    [{ texto: 'Los grupos de opinión: llenos, de 75 en adelante', color: COLOR.tinta2 }],
    { tamano: 10, align: 'right' },
  )
}

export const writeResumen: Escritor<'resumen'> = (presentacion, seccion) => {
  const slide = addLamina(presentacion, seccion.titular)
  addTexto(slide, { x: 56, y: 122, w: 400, h: 120 }, [
    { texto: writeCifra(seccion.general.valor), negrita: true, tamano: 66 },
    { texto: ' %', negrita: true, tamano: 28 },
  ])
  addTexto(slide, { x: 56, y: 244, w: 560, h: 84 }, [
    { texto: 'de satisfacción general. ', negrita: true },
    { texto: seccion.comentario },
  ])
  addBarras(presentacion, slide, { x: 640, y: 122, w: 584, h: 230 }, 'Los indicadores', seccion.indicadores)
  const columnas = [
    { titulo: 'Lo que va bien', lista: seccion.bien },
    { titulo: 'Lo que duele', lista: seccion.duele },
  ]
  for (const [i, { titulo, lista }] of columnas.entries()) {
    const x = 56 + i * 396
    slide.addShape(presentacion.deck.ShapeType.line, {
      x: px(x),
      y: px(376),
      w: px(372),
      h: 0,
      line: { color: COLOR.tinta, width: 1.25 },
    })
    addTexto(slide, { x, y: 384, w: 372, h: 28 }, [{ texto: titulo, negrita: true, tamano: 15 }])
    addTexto(
      slide,
      { x, y: 418, w: 372, h: 240 },
      lista.flatMap((hallazgo) => [
        { texto: `${hallazgo.titulo} `, negrita: true },
        { texto: hallazgo.texto, salto: true },
      ]),
    )
  }
  if (seccion.decidir.length === 0) return
  slide.addShape(presentacion.deck.ShapeType.rect, {
    x: px(848),
    y: px(376),
    w: px(376),
    h: px(284),
    fill: { color: COLOR.ambarClaro },
    line: { color: COLOR.ambarClaro, width: 0 },
  })
  addTexto(slide, { x: 864, y: 384, w: 344, h: 28 }, [{ texto: 'Para decidir', negrita: true, tamano: 15 }])
  addTexto(
    slide,
    { x: 864, y: 418, w: 344, h: 232 },
    seccion.decidir.flatMap((texto, i) => [
      { texto: `${i + 1}  `, negrita: true },
      { texto, salto: true },
    ]),
  )
}

export const writeFicha: Escritor<'ficha'> = (presentacion, seccion) => {
  const slide = addLamina(presentacion, 'Cómo se leen estas cifras')
  const columna = (x: number, titulo: string, lista: { nombre: string; texto: string }[]) => {
    addTexto(slide, { x, y: 128, w: 560, h: 30 }, [{ texto: titulo, negrita: true, tamano: 16 }])
    addTexto(
      slide,
      { x, y: 166, w: 560, h: 330 },
      lista.flatMap(({ nombre, texto }) => [
        { texto: `${nombre}. `, negrita: true },
        { texto, salto: true },
      ]),
    )
  }
  columna(56, 'De la respuesta a la cifra', seccion.calculo)
  columna(664, 'Qué no se muestra, y por qué', seccion.ocultos)
  addTexto(slide, { x: 56, y: 520, w: 1168, h: 140 }, [
    { texto: seccion.certeza, salto: true },
    { texto: seccion.conclusion, negrita: true },
  ])
}
