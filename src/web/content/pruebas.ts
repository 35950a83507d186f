/** Proofs of the firm's word on the home page: pages of a report, and the weeks of a study. */
export const pruebas = {
  acciones: {
    contacto: { texto: 'Cuéntanos de tu empresa', ruta: '/#contacto' },
    ejemplo: { texto: 'Ver lo que recibes', ruta: '/#lo-que-recibes' },
  },
  recibes: {
    titulo: 'Así se ve lo que recibes',
    texto:
      'Un informe para leer y una presentación para explicarlo. Estas páginas son de una empresa de ejemplo; cada una se abre en grande.',
    laminas: [
      {
        archivo: 'portada',
        titulo: 'El clima, de un vistazo',
        texto: 'Cada bola es un grupo; las líneas, su satisfacción.',
      },
      {
        archivo: 'resumen',
        titulo: 'La página para quien solo lee una',
        texto: 'Lo que va bien, lo que falta y lo que hay que decidir.',
      },
      {
        archivo: 'indicadores',
        titulo: 'Dónde está alto y dónde bajo',
        texto: 'Por indicador, por área y por grupo, junto al año anterior.',
      },
    ],
  },
  trabajo: {
    titulo: 'Cómo trabajamos',
    texto: 'Un estudio de clima completo toma unas ocho semanas.',
    pasos: [
      {
        desde: 1,
        hasta: 1,
        titulo: 'Cuestionario',
        texto: 'Acordamos qué preguntar, en qué grupos y cómo se avisa.',
      },
      {
        desde: 2,
        hasta: 4,
        titulo: 'Encuesta',
        texto: 'Tu gente contesta en su teléfono, en papel o en una tableta.',
      },
      {
        desde: 5,
        hasta: 5,
        titulo: 'Resultados',
        texto: 'Cerramos, contamos y leemos las respuestas por grupo.',
      },
      { desde: 6, hasta: 6, titulo: 'Informe', texto: 'Lo explicamos a la dirección y a cada jefatura.' },
      {
        desde: 7,
        hasta: 8,
        titulo: 'Plan',
        texto: 'Compromisos con responsable y fecha, y cómo se les da seguimiento.',
      },
    ],
  },
  minuto: {
    titulo: 'La encuesta de un minuto',
    texto: 'Contesta cinco frases de una encuesta real y mira qué vería tu empresa.',
    queda: 'Nada se envía. Se queda en tu navegador.',
    frases: [
      'Sé qué se espera de mí.',
      'Tengo lo que necesito para hacer bien mi trabajo.',
      'Mi jefe me escucha.',
      'En mi grupo nos ayudamos.',
      'Recomendaría trabajar aquí.',
    ],
    fin: {
      titulo: 'Así se ve tu voz entre 212 personas',
      tuyas: 'frases con las que estás de acuerdo.',
      cifras: [
        ['76.32 %', 'de satisfacción en un grupo de 38 personas, el tuyo en este ejemplo.'],
        ['5', 'personas o más: desde ahí se muestra una cifra.'],
      ],
      texto: 'Tu empresa ve la cifra del grupo. Lo que marcó cada persona no se muestra.',
      pie: 'Empresa de ejemplo. Tu círculo se queda en tu navegador.',
    },
  },
} as const
