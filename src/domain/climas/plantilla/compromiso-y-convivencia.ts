import { type IndicadorDePlantilla, negativa, positiva } from './piezas.ts'

export const compromisoYConvivencia: IndicadorDePlantilla = {
  nombre: 'Compromiso y convivencia',
  variables: [
    {
      nombre: 'Respeto e inclusión',
      descripcion: 'La convivencia entre personas distintas y la protección frente a los abusos.',
      preguntaGeneral:
        'Pensando en la convivencia con todas las personas de la empresa, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Respeto entre las personas',
          preguntas: [
            positiva('En la empresa se respeta a las personas sin importar su puesto.'),
            negativa('En mi lugar de trabajo se toleran las burlas.'),
          ],
        },
        {
          nombre: 'Igualdad de oportunidades',
          preguntas: [
            positiva('Mujeres y hombres tienen las mismas oportunidades en la empresa.'),
            positiva('El origen de una persona no cambia el trato que recibe aquí.'),
          ],
        },
        {
          nombre: 'Prevención del acoso',
          preguntas: [positiva('Sé a quién acudir en la empresa ante un caso de acoso.')],
        },
      ],
    },
    {
      nombre: 'Orgullo y permanencia',
      descripcion: 'El vínculo con la empresa y las ganas de seguir en ella.',
      preguntaGeneral:
        'Pensando en lo que significa para ti trabajar aquí, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Orgullo de pertenecer',
          preguntas: [
            positiva('Siento orgullo de trabajar en esta empresa.'),
            positiva('Recomendaría esta empresa a una persona cercana que busca trabajo.'),
          ],
        },
        {
          nombre: 'Sentido del trabajo',
          preguntas: [positiva('Siento que mi trabajo vale la pena.')],
        },
        {
          nombre: 'Intención de quedarse',
          preguntas: [
            positiva('Me veo trabajando en esta empresa dentro de dos años.'),
            negativa('En los últimos meses he buscado otro empleo.'),
          ],
        },
      ],
    },
  ],
}
