import { type IndicadorDePlantilla, negativa, positiva } from './piezas.ts'

export const direccionYOrganizacion: IndicadorDePlantilla = {
  nombre: 'Dirección y organización',
  variables: [
    {
      nombre: 'Rumbo de la empresa',
      descripcion:
        'Qué tan claras son las metas y cuánta confianza despierta la forma de conducir la empresa.',
      preguntaGeneral: 'Pensando en el rumbo de la empresa, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Claridad de las metas',
          preguntas: [
            positiva('Conozco las metas de la empresa para este año.'),
            positiva('Entiendo cómo contribuye mi trabajo a las metas de la empresa.'),
          ],
        },
        {
          nombre: 'Confianza en la dirección',
          preguntas: [
            positiva('Confío en las decisiones que toma la dirección de la empresa.'),
            negativa('La dirección promete cambios que no se cumplen.'),
          ],
        },
        {
          nombre: 'Congruencia con los valores',
          preguntas: [
            positiva('Los valores de la empresa se notan en la forma en que trabajamos todos los días.'),
          ],
        },
      ],
    },
    {
      nombre: 'Organización del trabajo',
      descripcion: 'Cómo se reparten las responsabilidades y qué tan fácil es hacer bien el trabajo.',
      preguntaGeneral: 'Pensando en cómo se organiza tu trabajo, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Definición de funciones',
          preguntas: [
            positiva('Sé con claridad cuáles son mis responsabilidades.'),
            negativa('Recibo instrucciones contradictorias de distintas personas.'),
          ],
        },
        {
          nombre: 'Procesos y procedimientos',
          preguntas: [
            positiva('Los procedimientos de mi área me ayudan a trabajar con orden.'),
            negativa('Pierdo tiempo en trámites que no aportan nada a mi trabajo.'),
          ],
        },
        {
          nombre: 'Autonomía',
          preguntas: [positiva('Puedo tomar por mi cuenta las decisiones que corresponden a mi puesto.')],
        },
      ],
    },
  ],
}
