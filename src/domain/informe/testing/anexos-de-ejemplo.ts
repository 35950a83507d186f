import type { Seccion } from '../informe.ts'
import { INDICADORES } from './cifras-de-ejemplo.ts'

/** What stands at the end of a report, question by question. */
export const ANEXOS: Seccion[] = [
  {
    tipo: 'servicios',
    titular: 'El comedor se califica bien; el transporte, no.',
    comentario: '',
    partes: [
      {
        nombre: '¿Cómo calificas estos servicios?',
        preguntas: [
          {
            nombre: 'Comedor',
            n: 600,
            porcentajes: [
              { nombre: 'Exelente', valor: 40 },
              { nombre: 'Bueno', valor: 35 },
              { nombre: 'Regular', valor: 15 },
              { nombre: 'Malo', valor: 10 },
            ],
          },
          {
            nombre: 'Transporte',
            n: 512,
            porcentajes: [
              { nombre: 'Exelente', valor: 10 },
              { nombre: 'Bueno', valor: 20 },
              { nombre: 'Regular', valor: 30 },
              { nombre: 'Malo', valor: 40 },
            ],
          },
        ],
      },
      {
        nombre: '¿Qué beneficios conoces?',
        preguntas: [
          { nombre: 'Seguro médico', n: 620, porcentajes: [{ nombre: 'Seleccionada', valor: 72.4 }] },
          { nombre: 'Becas', n: 620, porcentajes: [{ nombre: 'Seleccionada', valor: 18.1 }] },
        ],
      },
    ],
  },
  {
    tipo: 'preguntas',
    titular: '',
    comentario: '',
    variables: INDICADORES.flatMap(({ variables }) => variables).map(([nombre, valor]) => ({
      nombre,
      preguntas: [
        {
          texto: 'Sé hacia dónde va la empresa y qué se espera de mi trabajo en ella.',
          enNegativo: false,
          valor,
          n: 635,
        },
        {
          texto: 'Me entero tarde de los cambios que afectan mi trabajo.',
          enNegativo: true,
          valor: valor - 8,
          n: 612,
        },
      ],
    })),
  },
]
