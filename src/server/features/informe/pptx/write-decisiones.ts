import { PALETA } from '../../../../dibujo/paleta.ts'
import { formatDiferencia, formatNumero, formatPorcentaje } from '../../../../dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '../../../../dibujo/resultados/colores.ts'
import { NIVELES } from '../../../../domain/informe/informe.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../../../../domain/resultados/bandas.ts'
import { chunk, type Escritor } from './escritor.ts'
import { addDiferencias } from './graficas.ts'
import { addLamina, addTexto, COLOR, toHex } from './lamina.ts'
import { addTabla, type Celda } from './tablas.ts'

export const writeCambio: Escritor<'cambio'> = (presentacion, seccion) => {
  for (const filas of chunk(seccion.filas, 14)) {
    const slide = addLamina(presentacion, seccion.titular)
    addDiferencias(
      presentacion,
      slide,
      { x: 56, y: 122, w: 720, h: 516 },
      filas.map(({ nombre, cambio }) => ({
        nombre,
        ...cambio,
        clara: cambio.veredicto !== 'Sin cambio claro',
      })),
    )
    addTabla(
      slide,
      { x: 792, y: 122, w: 432 },
      'Cambio por variable',
      [80, 80, 90, 150],
      [
        [
          { texto: String(presentacion.informe.anioAntes ?? ''), align: 'right' },
          { texto: String(presentacion.informe.anio), align: 'right' },
          { texto: 'Puntos', align: 'right' },
          { texto: 'Qué pasó' },
        ],
        ...filas.map(({ antes, ahora, cambio }): Celda[] => [
          { texto: formatPorcentaje(antes), align: 'right' },
          { texto: formatPorcentaje(ahora), align: 'right', negrita: true },
          { texto: formatDiferencia(cambio.puntos).texto, align: 'right', negrita: true },
          { texto: cambio.veredicto, negrita: cambio.veredicto !== 'Sin cambio claro' },
        ]),
      ],
      Math.min(36, 500 / (filas.length + 1)),
    )
    addTexto(
      slide,
      { x: 56, y: 646, w: 1168, h: 26 },
      [
        {
          texto:
            'La barra es la diferencia y la línea fina, el margen de 95 %: si toca el cero, no podemos decir que haya cambiado.',
          color: COLOR.tinta2,
        },
      ],
      { tamano: 11 },
    )
  }
}

export const writePrioridades: Escritor<'prioridades'> = (presentacion, seccion) => {
  const slide = addLamina(presentacion, seccion.titular)
  for (const [i, nivel] of NIVELES.entries()) {
    const suyas = seccion.variables.filter((una) => una.nivel === nivel).sort((a, b) => a.valor - b.valor)
    addTabla(
      slide,
      { x: 56 + i * 396, y: 130, w: 376 },
      nivel,
      [280, 90],
      [
        [
          { texto: nivel, tamano: 15 },
          { texto: 'Satisf. %', align: 'right', tamano: 11 },
        ],
        ...suyas.map(({ nombre, valor }): Celda[] => [
          { texto: nombre, negrita: i === 0 && !isAlMenos(valor, UMBRAL_DE_SATISFACCION) },
          {
            texto: formatPorcentaje(valor),
            align: 'center',
            negrita: true,
            fondo: toHex(PALETA[getColorDeBanda(valor)]),
            color: isAlMenos(valor, 90) ? COLOR.papel : '000000',
          },
        ]),
      ],
      40,
    )
  }
  addTexto(
    slide,
    { x: 56, y: 600, w: 1168, h: 70 },
    [
      { texto: `${seccion.comentario} `, salto: true },
      {
        texto: `El peso dice qué tanto va junto con ${seccion.compromiso}, entre ${formatNumero(seccion.personas)} personas. Ir juntas no es causar, y dentro de un nivel el orden no dice nada.`,
        color: COLOR.tinta2,
      },
    ],
    { tamano: 12 },
  )
}

export const writeVoces: Escritor<'voces'> = (presentacion, seccion) => {
  for (const temas of chunk(seccion.temas, 3)) {
    const slide = addLamina(presentacion, seccion.titular)
    for (const [i, { nombre, comentarios, citas }] of temas.entries()) {
      const x = 56 + i * 396
      addTexto(slide, { x, y: 126, w: 372, h: 52 }, [
        { texto: nombre, negrita: true, tamano: 15, salto: true },
        {
          texto: comentarios === null ? '' : `${formatNumero(comentarios)} comentarios`,
          color: COLOR.tinta2,
          tamano: 11,
        },
      ])
      addTexto(
        slide,
        { x, y: 190, w: 372, h: 450 },
        citas.slice(0, 4).flatMap(({ texto, area }, c) => [
          { texto: `«${texto}»`, negrita: c === 0, tamano: c === 0 ? 17 : 13, salto: true },
          { texto: area ?? ' ', color: COLOR.tinta2, tamano: 11, salto: true },
        ]),
      )
    }
    addTexto(
      slide,
      { x: 56, y: 646, w: 1168, h: 26 },
      [
        {
          texto:
            'Se citan como se escribieron, con el área y nunca con el grupo. Se quitó lo que pudiera señalar a alguien.',
          color: COLOR.tinta2,
        },
      ],
      { tamano: 11 },
    )
  }
}

export const writePlan: Escritor<'plan'> = (presentacion, seccion) => {
  for (const compromisos of chunk(seccion.compromisos, 8)) {
    const slide = addLamina(presentacion, seccion.titular)
    addTabla(
      slide,
      { x: 56, y: 122, w: 1168 },
      'Compromisos',
      [120, 440, 220, 240, 150],
      [
        ['Para cuándo', 'Qué se va a hacer', 'Responsable', 'Se medirá con', 'De hoy a la meta'].map(
          (texto) => ({ texto, tamano: 11 }),
        ),
        ...compromisos.map(({ cuando, que, quien, mide, hoy, meta }): Celda[] => [
          { texto: cuando, negrita: true, tamano: 15 },
          { texto: que, negrita: true },
          { texto: quien },
          { texto: mide },
          {
            texto: [hoy === null ? '' : formatPorcentaje(hoy), meta === null ? '' : String(meta)]
              .filter(Boolean)
              .join(' → '),
          },
        ]),
      ],
      54,
    )
  }
}
