import { lineas } from './lineas-de-servicio.ts'
import { joinPaginaDeServicio } from './pagina-de-servicio.ts'

export const desarrolloOrganizacional = joinPaginaDeServicio(lineas.desarrolloOrganizacional, {
  descripcion:
    'Estudio de clima, engagement, coaching, liderazgo, evaluación del desempeño, competencias, escalas salariales y manuales para empresas en Guatemala.',
  introduccion: {
    guia: 'Una organización cambia cuando sabe dónde está.',
    parrafos: [
      'Primero medimos: el clima, el compromiso, el desempeño. Con eso a la vista trabajamos lo que sostiene el día a día: quién dirige, qué se espera de cada puesto y cómo se reconoce.',
      'Son ocho servicios. Se pueden contratar por separado, y se entienden mejor juntos.',
    ],
  },
  fichas: {
    'estudio-de-clima-organizacional': {
      resumen: 'Qué piensa la gente de su trabajo, medido por factor, área y grupo.',
      glifo: 'clima',
      importancia:
        'El clima explica por qué una persona se queda, se esfuerza o se va. Cuando no se mide, se supone, y las decisiones se toman según quien habla más fuerte. Un estudio anónimo pone en la misma mesa la voz de todas las áreas. Repetido cada año con las mismas preguntas, dice además si lo que se hizo sirvió.',
      beneficios: [
        'Conocer la satisfacción por factor, área de trabajo, grupo de opinión y antigüedad.',
        'Distinguir lo urgente de lo ruidoso, con cifras comparables de un año a otro.',
        'Dar a cada jefatura un plan corto y verificable.',
        'Mostrar a la gente que lo que dijo tuvo consecuencias.',
      ],
    },
    engagement: {
      resumen: 'Cuánto de sí pone cada persona en lo que hace, y qué lo enciende o lo apaga.',
      glifo: 'engagement',
      importancia:
        'Una persona satisfecha puede cumplir su horario y nada más. La que está comprometida propone, cuida al cliente cuando nadie la mira y recomienda la empresa a sus amigos. Medimos energía, sentido e intención de quedarse, y buscamos qué los mueve en cada área, porque lo que enciende a ventas rara vez es lo que enciende a planta.',
      beneficios: [
        'Saber cuántas personas están comprometidas, cuántas solo cumplen y cuántas ya piensan en irse.',
        'Conocer los tres o cuatro motivos que más pesan en cada área, en lugar de repartir incentivos iguales para todas.',
        'Anticipar la rotación en los puestos más difíciles de reponer.',
        'Acordar con cada jefatura dos hábitos concretos y volver a medir a los seis meses.',
      ],
    },
    coaching: {
      resumen: 'Conversaciones con método para quien dirige y quiere dirigir mejor.',
      glifo: 'coaching',
      importancia:
        'A quien dirige le sobran opiniones y le faltan preguntas. El coaching le da un espacio confidencial para revisar cómo decide, cómo conversa y qué evita, con un objetivo pactado desde el inicio con su empresa. No es terapia ni consejo: es práctica entre una sesión y la siguiente, y el equipo la nota antes que nadie.',
      beneficios: [
        'Un objetivo observable por proceso, acordado entre la persona, su jefatura y el coach.',
        'De seis a diez sesiones, con tareas que se prueban en el trabajo real de la semana.',
        'Confidencialidad por escrito: la empresa conoce el avance, nunca lo conversado.',
        'Una medición al inicio y otra al final, con la opinión de quienes trabajan para esa persona.',
      ],
    },
    'desarrollo-de-liderazgo': {
      resumen: 'Jefaturas que saben escuchar, decidir y dar cuentas.',
      glifo: 'liderazgo',
      importancia:
        'La gente suele llegar por la empresa e irse por su jefe. A muchas jefaturas se asciende por dominar el oficio, y nadie enseña después a dirigir: se dan instrucciones, pero no retroalimentación; se resuelve, pero no se delega. Formar a quien dirige cuesta menos que reponer a quienes se cansaron de esperar.',
      beneficios: [
        'Un diagnóstico por persona, hecho con el clima de su propia área y la opinión de su equipo.',
        'Talleres breves sobre lo que cuesta: dar una mala noticia, pedir cuentas, reconocer a tiempo.',
        'Práctica acompañada en el puesto, con casos de tu empresa.',
        'Relevos listos para las jefaturas que quedarán vacantes en los próximos años.',
      ],
    },
    'evaluacion-del-desempeno-por-competencias': {
      resumen: 'Qué hace bien cada persona y qué le falta, visto por quienes trabajan a su lado.',
      glifo: 'desempeno',
      importancia:
        'Si la evaluación depende de la memoria y de la simpatía del jefe, nadie la cree y todos la padecen. Evaluar por competencias obliga a hablar de conductas que se vieron, con ejemplos, y desde varios ángulos: la jefatura, los pares, el equipo y la propia persona. La conversación que sigue vale más que la nota.',
      beneficios: [
        'Criterios iguales para puestos iguales, escritos antes de evaluar.',
        'Evaluadores entrenados para distinguir un hecho de una impresión.',
        'Un informe por persona con fortalezas, brechas y dos compromisos con fecha.',
        'Una base que se puede defender al decidir ascensos, capacitación y aumentos.',
        'Un mapa del talento de toda la organización, área por área.',
      ],
    },
    'modelo-de-competencias': {
      resumen: 'Las conductas que tu estrategia necesita, escritas para poder observarlas.',
      glifo: 'competencias',
      importancia:
        'Palabras como «proactividad» o «trabajo en equipo» significan algo distinto para cada jefe. Un modelo de competencias las convierte en conductas que se pueden ver, ordenadas por nivel, a partir de lo que pide la estrategia y de lo que ya hacen quienes mejor trabajan en tu empresa. Es el idioma común de la selección, la evaluación y la formación.',
      beneficios: [
        'Un diccionario corto, de ocho a doce competencias, con ejemplos tomados de tus propios puestos.',
        'Perfiles por familia de puestos, con el nivel que de verdad se necesita en cada uno.',
        'Entrevistas, evaluaciones y cursos que preguntan por lo mismo.',
        'Personas que saben qué les falta para el siguiente puesto.',
      ],
    },
    'escalas-salariales': {
      resumen: 'Pagos que se pueden explicar hacia adentro y comparar hacia afuera.',
      glifo: 'salarios',
      importancia:
        'Cuando dos personas descubren que ganan distinto por lo mismo, la explicación tiene que existir antes que la pregunta. Una escala salarial ordena los puestos por su peso, no por quién los ocupa, y los compara con el mercado guatemalteco. Así se ve qué se paga de más, qué se paga de menos y cuánto cuesta corregirlo.',
      beneficios: [
        'Valuación de puestos por puntos, con un comité de tu empresa que la entiende y la sostiene.',
        'Rangos con mínimo, medio y máximo, contrastados con encuestas del mercado.',
        'El costo completo de cada ajuste: aguinaldo, Bono 14, vacaciones y cuota patronal del IGSS.',
        'Reglas escritas para contratar, ascender y aumentar sin crear desigualdades nuevas.',
      ],
    },
    'manuales-de-organizacion-y-puestos': {
      resumen: 'Quién hace qué, ante quién responde y con qué recursos.',
      glifo: 'manuales',
      importancia:
        'En una empresa que crece, las funciones se reparten por costumbre: dos personas hacen lo mismo y algo importante no lo hace nadie. El manual de organización dibuja la estructura; el de puestos dice qué resultado se espera de cada uno, ante quién responde y qué puede decidir sin pedir permiso. Los escribimos con quienes hacen el trabajo.',
      beneficios: [
        'Duplicidades y vacíos a la vista, con una propuesta para resolverlos.',
        'Descripciones de una o dos páginas, en palabras que la persona del puesto reconoce como suyas.',
        'Inducción más corta para quien llega y menos dependencia de quien se va.',
        'Respaldo documental para auditorías, certificaciones y la Inspección General de Trabajo.',
      ],
    },
  },
})
