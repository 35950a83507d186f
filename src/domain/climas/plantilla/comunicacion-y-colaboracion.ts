import { type IndicadorDePlantilla, negativa, positiva, siAplica } from './piezas.ts'

export const comunicacionYColaboracion: IndicadorDePlantilla = {
  nombre: 'Comunicación y colaboración',
  variables: [
    {
      nombre: 'Comunicación interna',
      descripcion: 'Cómo llega la información a las personas y cómo se escucha lo que tienen que decir.',
      preguntaGeneral:
        'Pensando en la comunicación dentro de la empresa, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Información oportuna',
          preguntas: [
            positiva('Me entero a tiempo de los cambios que afectan mi trabajo.'),
            negativa('Lo que pasa en la empresa se sabe primero por rumores.'),
          ],
        },
        {
          nombre: 'Canales para proponer mejoras',
          preguntas: [
            positiva('Sé a quién dirigirme cuando tengo una idea para mejorar.'),
            siAplica(positiva('Cuando he hecho una sugerencia, me han dado una respuesta.')),
          ],
        },
        {
          nombre: 'Utilidad de las reuniones',
          preguntas: [siAplica(positiva('De las reuniones de mi equipo salen acuerdos que se cumplen.'))],
        },
      ],
    },
    {
      nombre: 'Trabajo en equipo',
      descripcion: 'Apoyo entre compañeros y entre áreas para sacar adelante el trabajo.',
      preguntaGeneral:
        'Pensando en tu equipo y en las demás áreas, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Apoyo entre compañeros',
          preguntas: [
            positiva('Mis compañeros me ayudan cuando se me acumula el trabajo.'),
            positiva('En mi equipo cada persona cumple con la parte que le toca.'),
          ],
        },
        {
          nombre: 'Manejo de conflictos',
          preguntas: [negativa('En mi equipo los conflictos se dejan sin resolver.')],
        },
        {
          nombre: 'Colaboración entre áreas',
          preguntas: [
            siAplica(positiva('Las otras áreas entregan a tiempo lo que mi equipo necesita de ellas.')),
            negativa('Cuando algo sale mal, las áreas se culpan unas a otras.'),
          ],
        },
      ],
    },
  ],
}
