import { type IndicadorDePlantilla, negativa, positiva } from './piezas.ts'

export const condicionesDeTrabajo: IndicadorDePlantilla = {
  nombre: 'Condiciones de trabajo',
  variables: [
    {
      nombre: 'Espacio, equipo y seguridad',
      descripcion: 'El lugar, las herramientas y la protección con que se trabaja.',
      preguntaGeneral: 'Pensando en el lugar donde trabajas, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Espacio físico',
          preguntas: [
            positiva('El espacio donde trabajo es adecuado para mis tareas.'),
            positiva('Las instalaciones de la empresa se mantienen limpias.'),
          ],
        },
        {
          nombre: 'Herramientas y equipo',
          preguntas: [positiva('Tengo las herramientas que necesito para hacer bien mi trabajo.')],
        },
        {
          nombre: 'Seguridad en el puesto',
          preguntas: [
            positiva('Siento que mi integridad física está protegida mientras trabajo.'),
            negativa('En mi área se pasan por alto las normas de seguridad.'),
          ],
        },
      ],
    },
    {
      nombre: 'Carga y horario',
      descripcion: 'La cantidad de trabajo, el horario y lo que queda para la vida personal.',
      preguntaGeneral:
        'Pensando en tu carga de trabajo y tu horario, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Carga de trabajo',
          preguntas: [
            positiva('Puedo terminar mis tareas dentro de mi jornada.'),
            negativa('En mi puesto hay más trabajo del que una persona puede atender.'),
          ],
        },
        {
          nombre: 'Horario y descanso',
          preguntas: [
            positiva('Mi horario me permite atender a mi familia.'),
            positiva('La empresa respeta mis días de descanso.'),
          ],
        },
        {
          nombre: 'Bienestar emocional',
          preguntas: [negativa('Termino la jornada con tanta tensión que no logro descansar.')],
        },
      ],
    },
  ],
}
