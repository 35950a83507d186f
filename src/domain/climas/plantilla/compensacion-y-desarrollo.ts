import { type IndicadorDePlantilla, negativa, positiva, siAplica } from './piezas.ts'

export const compensacionYDesarrollo: IndicadorDePlantilla = {
  nombre: 'Compensación y desarrollo',
  variables: [
    {
      nombre: 'Salario y prestaciones',
      descripcion: 'Lo que se recibe por el trabajo y qué tan justo y útil resulta.',
      preguntaGeneral:
        'Pensando en tu salario y tus prestaciones, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Salario',
          preguntas: [
            positiva('Mi salario corresponde a las responsabilidades de mi puesto.'),
            negativa('En otras empresas se paga mejor un trabajo como el mío.'),
          ],
        },
        {
          nombre: 'Puntualidad del pago',
          preguntas: [positiva('Recibo mi pago en la fecha acordada.')],
        },
        {
          nombre: 'Prestaciones y beneficios',
          preguntas: [
            positiva('Conozco las prestaciones a las que tengo derecho.'),
            positiva('Los beneficios adicionales que da la empresa me son útiles.'),
          ],
        },
      ],
    },
    {
      nombre: 'Reconocimiento',
      descripcion: 'Cómo se valora lo que las personas aportan.',
      preguntaGeneral:
        'Pensando en cómo se reconoce y se evalúa tu trabajo, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Reconocimiento al esfuerzo',
          preguntas: [
            positiva('Recibo reconocimiento cuando hago bien mi trabajo.'),
            negativa('En mi área solo se comenta lo que sale mal.'),
          ],
        },
        {
          nombre: 'Justicia de la evaluación',
          preguntas: [
            siAplica(positiva('Conozco los criterios con los que se evalúa mi desempeño.')),
            siAplica(positiva('Mi última evaluación reflejó el trabajo que hago.')),
          ],
        },
        {
          nombre: 'Celebración de los logros',
          preguntas: [positiva('En mi equipo celebramos cuando alcanzamos una meta.')],
        },
      ],
    },
    {
      nombre: 'Capacitación y crecimiento',
      descripcion: 'Lo que la empresa ofrece para aprender el puesto y avanzar.',
      preguntaGeneral:
        'Pensando en tu aprendizaje y tu futuro aquí, ¿qué tan de acuerdo estás con estas frases?',
      factores: [
        {
          nombre: 'Inducción al puesto',
          preguntas: [positiva('Cuando empecé en mi puesto recibí la orientación que necesitaba.')],
        },
        {
          nombre: 'Capacitación',
          preguntas: [
            positiva('La empresa me da la capacitación que mi puesto requiere.'),
            siAplica(positiva('En mi trabajo aplico lo que aprendo en las capacitaciones.')),
          ],
        },
        {
          nombre: 'Oportunidades de crecimiento',
          preguntas: [
            positiva('Veo posibilidades de crecer dentro de la empresa.'),
            negativa('Los ascensos se deciden por amistad.'),
          ],
        },
      ],
    },
  ],
}
