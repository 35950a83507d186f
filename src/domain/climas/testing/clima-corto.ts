import type { ClimaInput } from '../clima-input.ts'

/** A small valid document with one part of each type. */
export const climaCorto: ClimaInput = {
  idEmpresa: 'empresa',
  fechaInicio: Date.UTC(2025, 2, 1),
  fechaLimite: Date.UTC(2025, 3, 1),
  baseDeCalculo: 'encuestados',
  minimoPorGrupo: 1,
  gruposDeOpinion: [
    { orden: 1, nombre: 'Oficina', encuestadosPlaneados: 10 },
    { orden: 2, nombre: 'Planta', encuestadosPlaneados: 30 },
  ],
  areasDeTrabajo: [
    { nombre: 'Administración', gruposDeOpinion: [1] },
    { nombre: 'Producción', gruposDeOpinion: [2] },
  ],
  indicadoresDeMedicion: [
    {
      nombre: 'Dirección',
      variables: [
        {
          nombre: 'Liderazgo',
          descripcion: 'Cómo dirige el jefe.',
          factoresEvaluados: [
            { nombre: 'Claridad', positiva: true },
            { nombre: 'Presión', positiva: false },
          ],
        },
        {
          nombre: 'Rumbo',
          descripcion: '',
          factoresEvaluados: [{ nombre: 'Metas', positiva: true }],
        },
      ],
    },
  ],
  cuestionario: {
    tipo: 'clima',
    partesCuestionario: [
      {
        orden: 1,
        tipo: 'smile',
        variable: 'Liderazgo',
        preguntas: [
          { orden: 1, pregunta: 'Mi jefe explica qué espera.', factorEvaluado: 'Claridad' },
          { orden: 2, pregunta: 'Trabajo con miedo.', factorEvaluado: 'Presión', NoAplica: true },
          { orden: 3, pregunta: 'Mi jefe se contradice.', factorEvaluado: 'Claridad', positiva: false },
        ],
      },
      {
        orden: 2,
        tipo: 'maloToExelente',
        preguntaGeneral: '¿Cómo calificas estos servicios?',
        preguntaAbierta: { orden: 2, pregunta: '¿Qué mejorarías?' },
        preguntas: [{ orden: 1, pregunta: 'Cafetería' }],
      },
      {
        orden: 3,
        tipo: 'seleccionMultiple',
        cantidadDeOpciones: 1,
        preguntas: [
          { orden: 1, pregunta: 'Seguro médico' },
          { orden: 2, pregunta: 'Transporte' },
        ],
      },
      { orden: 4, tipo: 'preguntasAbiertas', preguntas: [{ orden: 1, pregunta: '¿Algo más?' }] },
      {
        orden: 5,
        tipo: 'tiempoDeLaborarEnEmpresa',
        preguntas: [
          { orden: 1, pregunta: 'Menos de un año' },
          { orden: 2, pregunta: 'Un año o más' },
        ],
      },
    ],
  },
}
