import { type IndicadorDePlantilla, negativa, positiva, siAplica } from './piezas.ts'

export const liderazgo: IndicadorDePlantilla = {
  nombre: 'Liderazgo',
  variables: [
    {
      nombre: 'Guía del jefe inmediato',
      descripcion: 'Cómo orienta, acompaña y da seguimiento la persona que dirige al equipo.',
      preguntaGeneral:
        'Pensando en cómo guía el trabajo tu jefe inmediato, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Claridad al dirigir',
          preguntas: [
            positiva('Mi jefe inmediato me dice con claridad qué espera de mi trabajo.'),
            negativa('Mi jefe inmediato cambia las prioridades sin explicar por qué.'),
          ],
        },
        {
          nombre: 'Retroalimentación',
          preguntas: [
            positiva('Mi jefe inmediato me explica en qué puedo mejorar.'),
            siAplica(positiva('En el último año mi jefe inmediato conversó conmigo sobre mi desempeño.')),
          ],
        },
        {
          nombre: 'Apoyo ante los problemas',
          preguntas: [
            positiva('Cuando tengo un problema de trabajo, mi jefe inmediato me ayuda a resolverlo.'),
          ],
        },
      ],
    },
    {
      nombre: 'Trato del jefe inmediato',
      descripcion: 'Respeto, justicia y apertura en la relación diaria con la persona a cargo.',
      preguntaGeneral:
        'Pensando en el trato de tu jefe inmediato, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Trato respetuoso',
          preguntas: [
            positiva('Mi jefe inmediato me trata con respeto.'),
            negativa('Mi jefe inmediato llama la atención a las personas frente a los demás.'),
          ],
        },
        {
          nombre: 'Imparcialidad',
          preguntas: [
            positiva('Mi jefe inmediato aplica las mismas reglas a todo el equipo.'),
            negativa('Mi jefe inmediato reparte el trabajo según sus preferencias personales.'),
          ],
        },
        {
          nombre: 'Apertura al desacuerdo',
          preguntas: [positiva('Puedo expresar un desacuerdo a mi jefe inmediato sin temor a represalias.')],
        },
      ],
    },
  ],
}
