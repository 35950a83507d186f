import { lineas } from './lineas-de-servicio.ts'
import { joinPaginaDeServicio } from './pagina-de-servicio.ts'

export const procesoDeSeleccion = joinPaginaDeServicio(lineas.procesoDeSeleccion, {
  descripcion:
    'Selección de talento por competencias, evaluación psicométrica y planes de carrera: elegir a la persona por lo que sabe hacer y darle a dónde crecer.',
  entrada:
    'Elegir bien empieza por saber qué se busca y termina meses después, cuando la persona ya rinde y quiere quedarse. Te acompañamos de principio a fin.',
  fichas: {
    'seleccion-de-talento-por-competencias': {
      resumen: 'La persona indicada, elegida por lo que ha demostrado.',
      glifo: 'seleccion',
      importancia:
        'Contratar mal cuesta meses: los que tarda en notarse, los que toma reponer el puesto y lo que se desgasta el equipo mientras tanto. La entrevista por competencias pregunta por hechos: qué pasó, qué hiciste, qué resultado hubo. Lo que alguien ya hizo en una situación parecida anticipa su trabajo mejor que la intuición de quien entrevista.',
      beneficios: [
        'Un perfil acordado contigo antes de buscar: qué es indispensable, qué se puede aprender y qué se ofrece.',
        'Entrevistas estructuradas, con las mismas preguntas y la misma escala para todas las personas.',
        'Referencias verificadas y una terna con razones a favor y en contra.',
        'Seguimiento durante los dos meses de prueba, y respuesta también para quien no quedó.',
      ],
    },
    'evaluacion-psicometrica': {
      resumen: 'Aptitudes, personalidad y estilo de trabajo, medidos con pruebas que se pueden defender.',
      glifo: 'psicometria',
      importancia:
        'Una prueba bien elegida muestra lo que la entrevista no alcanza a ver: cómo razona una persona, cómo reacciona bajo presión, qué la motiva. Mal elegida, o leída por quien no sabe, descarta a gente valiosa. Usamos instrumentos con validez publicada y baremos de población comparable; los interpreta un psicólogo colegiado, y ninguna prueba decide por sí sola.',
      beneficios: [
        'Una batería según el puesto, sin pruebas de más ni preguntas ajenas al trabajo.',
        'Un informe en lenguaje claro: qué se midió, qué significa y qué conviene explorar en la entrevista.',
        'Consentimiento por escrito y resultados que solo ve quien toma la decisión.',
        'Devolución para cada persona evaluada que la pida.',
      ],
    },
    'planes-de-carrera': {
      resumen: 'Rutas visibles para crecer en la empresa, sin esperar a que alguien se vaya.',
      glifo: 'carrera',
      importancia:
        'Las personas con más futuro son las primeras en irse cuando no lo ven. Un plan de carrera dice qué puestos siguen, qué se pide en cada uno y cuánto suele tardar llegar, también para quien quiere crecer como especialista sin tener gente a su cargo. Y obliga a la empresa a saber hoy quién podría ocupar mañana sus puestos críticos.',
      beneficios: [
        'Rutas verticales y laterales por familia de puestos, con requisitos que cualquiera puede consultar.',
        'Un plan por persona: la brecha, la experiencia que la cierra y la fecha de revisión.',
        'Un cuadro de reemplazos con el grado de preparación de cada candidato.',
        'Menos contratación externa de urgencia y más ascensos que el equipo entiende.',
      ],
    },
  },
})
