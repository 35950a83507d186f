import type { Informe } from '../informe.ts'
import { ANEXOS } from './anexos-de-ejemplo.ts'
import {
  AREAS,
  cambios,
  fila,
  filaDeMapa,
  GRUPOS,
  INDICADORES,
  indicadores,
  pelotas,
} from './cifras-de-ejemplo.ts'
import { DECISIONES } from './decisiones-de-ejemplo.ts'

export const INFORME_DE_EJEMPLO: Informe = {
  empresa: 'Alimentos La Ceiba',
  periodo: '2025',
  destinatario: 'Gerencia General',
  fecha: '9 de mayo de 2025',
  firma: 'Clima y Talento',
  marca: '#1e3a5f',
  papel: 'carta',
  minimo: 5,
  periodoAntes: '2024',
  base: 'Base: 635 personas que contestaron algo.',
  logos: { firma: null, empresa: null },
  secciones: [
    {
      tipo: 'portada',
      deToda: false,
      pelotas: pelotas(),
      indice: [
        {
          clave: 'ficha',
          nombre: 'Ficha técnica y método',
          texto: 'Cómo se preguntó, cómo se calcula y qué no se muestra',
        },
        { clave: 'resumen', nombre: 'Resumen ejecutivo', texto: 'La página para quien solo puede leer una' },
        { clave: 'participacion', nombre: 'Participación', texto: 'Contestaron 635 de 704 personas' },
        { clave: 'general', nombre: 'Satisfacción general', texto: '73.38 %, 5.65 puntos más que en 2024' },
        { clave: 'indicadores', nombre: 'Los seis indicadores', texto: 'Una página para cada uno' },
        { clave: 'mapa', nombre: 'Mapa de calor', texto: 'Dónde está cada cosa, en una sola tabla' },
        {
          clave: 'fortalezas',
          nombre: 'Fortalezas y oportunidades',
          texto: 'Los factores más altos y los más bajos',
        },
        {
          clave: 'cambio',
          nombre: 'Cambio desde 2024',
          texto: 'Ocho variables suben y ninguna baja con claridad',
        },
        { clave: 'prioridades', nombre: 'Prioridades', texto: 'Por dónde empezar' },
        { clave: 'voces', nombre: 'Voces', texto: 'Lo que la gente escribió' },
        { clave: 'plan', nombre: 'Plan de acción', texto: 'Qué se va a hacer, quién y para cuándo' },
        { clave: 'servicios', nombre: 'Servicios y beneficios', texto: 'Cómo se califican los servicios' },
        { clave: 'preguntas', nombre: 'Anexo: las preguntas', texto: 'Todas, con su cifra' },
      ],
    },
    {
      tipo: 'ficha',
      datos: [
        { nombre: 'Empresa', texto: 'Alimentos La Ceiba, S. A.' },
        { nombre: 'A quiénes se preguntó', texto: '704 personas' },
        { nombre: 'Contestaron', texto: '635 (90.2 %); 610 hasta el final' },
        { nombre: 'Cuándo', texto: 'Del 4 al 21 de marzo de 2025' },
        { nombre: 'Cómo', texto: 'Encuesta anónima con clave personal, por correo o en papeleta' },
        { nombre: 'Cuestionario', texto: '65 frases con cuatro respuestas, 17 de ellas en negativo' },
        { nombre: 'Se compara con', texto: '2024 (596 de 678)' },
        { nombre: 'Hizo el estudio', texto: 'Clima y Talento' },
      ],
      lectura:
        'La satisfacción general es 73.38 %: en promedio, unas 73 de cada 100 personas contestaron a favor de lo que se les preguntó. De 75 en adelante hablamos de satisfacción; mientras más abajo, más trabajo queda por hacer.',
      base: 'La base son todas las personas que contestaron algo: quien dejó una pregunta en blanco o marcó «No Aplica» no suma satisfacción.',
      calculo: [
        {
          nombre: 'Pregunta',
          texto:
            'Parte de las personas que contestó a favor: Totalmente de acuerdo o De acuerdo. En las frases en negativo, al revés.',
        },
        { nombre: 'Variable', texto: 'Media de sus preguntas. Son trece.' },
        { nombre: 'Indicador', texto: 'Media de sus variables. Son seis.' },
        { nombre: 'Satisfacción general', texto: 'Media de los seis indicadores.' },
      ],
      certeza:
        'De un año a otro decimos Sube o Baja solo cuando el cambio supera el margen de 95 %. Si no, decimos Sin cambio claro. Se comparan dos fotos, no a las mismas personas.',
      ocultos: [
        {
          nombre: 'Menos de 5 personas',
          texto:
            'Ninguna cifra de un grupo tan pequeño, ni de qué área es una frase suya: alguien podría reconocer a alguien.',
        },
        {
          nombre: 'Lo que saldría por resta',
          texto: 'Si ocultar un grupo deja su cifra al alcance de una resta, se oculta también otro.',
        },
        {
          nombre: 'Cruces de más de un dato',
          texto: 'Por ejemplo, grupo y antigüedad a la vez. No se hacen, aunque haya personas suficientes.',
        },
        {
          nombre: 'Señas en las frases',
          texto: 'Se quitan nombres, correos, teléfonos y otras señas; el resto queda como se escribió.',
        },
      ],
      conclusion: 'En este informe se reserva Mantenimiento electromecánico.',
    },
    {
      tipo: 'resumen',
      titular: 'La empresa está mejor que hace un año. Lo que más le pesa es la carga de trabajo.',
      comentario:
        'Son 5.65 puntos más que en 2024 y le faltan 1.62 para llegar a 75, donde empieza lo satisfecho.',
      general: fila('Satisfacción general', 73.38, 67.73),
      notaDeGeneral: null,
      datos: [
        { cifra: '90 %', texto: 'contestó: 635 de 704 personas.' },
        { cifra: '8 de 13', texto: 'variables suben con certeza; ninguna baja con claridad.' },
        { cifra: '63.24', texto: 'en Planta, turno de noche, el grupo más bajo.' },
      ],
      tituloDeBien: 'Lo que va bien',
      tituloDePorMejorar: 'Por mejorar',
      bien: [
        { titulo: 'Guía del jefe inmediato.', texto: 'Pasa de 63.59 a 78.33.', alcanza: true },
        { titulo: 'Bodega y reparto.', texto: 'Sube 12.86 puntos.', alcanza: false },
        { titulo: 'Trato del jefe inmediato.', texto: '81.57, lo más alto.', alcanza: true },
      ],
      porMejorar: [
        { titulo: 'Carga y horario.', texto: '59.40, lo más bajo.', alcanza: false },
        { titulo: 'Comunicación interna.', texto: '65.76.', alcanza: false },
        { titulo: 'Reconocimiento.', texto: '66.11.', alcanza: false },
      ],
      decidir: [
        'Revisar metas y rutas de Ventas antes de septiembre.',
        'Dotar al turno de noche: personal, comida y clínica.',
        'Dar criterios y fecha a cada evaluación y reconocimiento.',
      ],
      indicadores,
    },
    {
      tipo: 'participacion',
      titular: 'Contestó el 90 %. De los que faltan, más de la mitad trabaja de noche o en reparto.',
      comentario:
        'Con nueve de cada diez personas, el resultado general habla por la empresa. Hay que leer con más cuidado las cifras de Bodega y reparto, donde faltó una de cada cinco.',
      contestaron: 635,
      planeados: 704,
      completas: 610,
      juntos: [],
      minimo: 5,
      rondas: [
        { periodo: '2023', porcentaje: 85 },
        { periodo: '2024', porcentaje: 88 },
        { periodo: '2025', porcentaje: 90.2 },
      ],
      grupos: GRUPOS.map(([codigo, nombre, personas]) => ({
        nombre: `${codigo} ${nombre}`,
        contestaron: personas,
        planeados: personas + 7,
      })),
      areas: AREAS.map(([nombre], i) => ({ nombre, porcentaje: 94 - 4 * i })),
      antiguedades: [
        { nombre: 'Menos de 1 año', porcentaje: 25 },
        { nombre: 'De 1 a menos de 3 años', porcentaje: 27 },
        { nombre: 'De 3 a menos de 5 años', porcentaje: null },
        { nombre: '10 años o más', porcentaje: 15 },
      ],
      vias: [
        { nombre: 'Por correo', hojas: 498 },
        { nombre: 'Con papeleta', hojas: 137 },
      ],
      subidas: [{ nombre: 'G4 Planta, turno de noche', de: 110, a: 120 }],
    },
    {
      tipo: 'general',
      titular: 'Tres de los seis indicadores ya pasan de 75.',
      comentario:
        'Liderazgo da el salto más grande, 11.76 puntos. Compensación y desarrollo sigue siendo el más bajo, pero sube 8.37. Condiciones de trabajo es el único que no avanza.',
      general: fila('Satisfacción general', 73.38, 67.73),
      notaDeGeneral: null,
      notasDeGrupos: [],
      cambio: { puntos: 5.65, desde: 3.1, hasta: 8.1, veredicto: 'Sube' },
      indicadores,
      areas: AREAS.map(([nombre, valor, antes]) => fila(nombre, valor, antes)),
      grupos: GRUPOS.map(([codigo, nombre, , valor, antes]) => fila(`${codigo} ${nombre}`, valor, antes)),
    },
    ...INDICADORES.map(({ nombre, valor, antes, variables }) => ({
      tipo: 'indicador' as const,
      nombre,
      titular: `${nombre}: ${valor.toFixed(2)} %.`,
      comentario:
        'Ocho de cada diez personas dicen que su jefe las trata con respeto y las ayuda a resolver. Lo que sigue es conversar sobre el desempeño.',
      valor: fila(nombre, valor, antes),
      cambio: { puntos: valor - antes, desde: 1, hasta: 9, veredicto: 'Sube' as const },
      notas: [],
      variables: variables.map(([variable, suya, anterior]) => ({
        nombre: variable,
        descripcion: 'Cómo orienta, acompaña y da seguimiento la persona que dirige al equipo.',
        valor: suya,
        factores: [
          fila('Claridad al dirigir', suya + 3, anterior + 2),
          fila('Retroalimentación', suya - 7, anterior - 9),
          fila('Apoyo ante los problemas', suya + 6, anterior + 4),
        ],
        pelotas: pelotas(suya - 73.38),
      })),
    })),
    {
      tipo: 'mapa',
      titular: 'La carga pesa en todas partes; la comunicación, sobre todo en la noche.',
      comentario: '',
      indicadores: INDICADORES.map(({ nombre, variables }) => ({
        nombre,
        variables: variables.map(([variable]) => variable),
      })),
      bloques: [
        [filaDeMapa('Toda la empresa', 635, 73.38)],
        AREAS.map(([nombre, valor]) => filaDeMapa(nombre, 120, valor)),
        GRUPOS.map(([codigo, nombre, personas, valor]) => filaDeMapa(`${codigo} ${nombre}`, personas, valor)),
      ],
    },
    {
      tipo: 'fortalezas',
      titular: 'Se paga a tiempo y se trata con respeto. Faltan tiempo, salario y acuerdos entre áreas.',
      comentario: '',
      altos: [
        {
          nombre: 'Puntualidad del pago',
          variable: 'Salario y prestaciones',
          valor: 92.28,
          frase: 'Recibo mi pago en la fecha acordada.',
          enNegativo: false,
        },
        {
          nombre: 'Trato respetuoso',
          variable: 'Trato del jefe inmediato',
          valor: 87.48,
          frase: 'Mi jefe inmediato me trata con respeto.',
          enNegativo: false,
        },
        {
          nombre: 'Apoyo ante los problemas',
          variable: 'Guía del jefe inmediato',
          valor: 86.46,
          frase: 'Cuando tengo un problema de trabajo, mi jefe inmediato me ayuda a resolverlo.',
          enNegativo: false,
        },
      ],
      bajos: [
        {
          nombre: 'Salario',
          variable: 'Salario y prestaciones',
          valor: 50.79,
          frase: 'Mi salario corresponde a las responsabilidades de mi puesto.',
          enNegativo: false,
        },
        {
          nombre: 'Carga de trabajo',
          variable: 'Carga y horario',
          valor: 51.97,
          frase: 'Puedo terminar mis tareas dentro de mi jornada.',
          enNegativo: false,
        },
        {
          nombre: 'Bienestar emocional',
          variable: 'Carga y horario',
          valor: 55.75,
          frase: 'Termino la jornada con tanta tensión que no logro descansar.',
          enNegativo: true,
        },
      ],
    },
    {
      tipo: 'cambio',
      titular: 'Ocho variables suben con certeza. En las otras cinco no podemos decir que algo cambiara.',
      comentario:
        'Suben las jefaturas, la capacitación y la comunicación. Carga y horario baja 2.68 puntos en el conjunto, menos que su margen.',
      filas: cambios,
      notas: ['Entre 13 comparaciones, por puro azar una podría parecer segura sin serlo.'],
      sinComparar: [],
    },
    ...DECISIONES,
    ...ANEXOS,
  ],
}
