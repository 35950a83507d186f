import { lineas } from './lineas-de-servicio.ts'
import { joinPaginaDeServicio } from './pagina-de-servicio.ts'

export const formacionCapacitacionYAdiestramiento = joinPaginaDeServicio(
  lineas.formacionCapacitacionYAdiestramiento,
  {
    descripcion:
      'Diagnóstico y plan de capacitación, y diseño de programas de formación a la medida del puesto, con resultados que se miden en el trabajo.',
    entrada:
      'Un curso vale por lo que cambia en el trabajo al mes siguiente. Empezamos por averiguar qué hace falta aprender, y solo entonces diseñamos cómo.',
    fichas: {
      'diagnostico-y-plan-de-capacitacion': {
        resumen: 'Qué necesita aprender cada puesto, en qué orden y con qué presupuesto.',
        glifo: 'diagnostico',
        importancia:
          'Mucha capacitación se compra por catálogo o por entusiasmo, y al mes nadie la usa. El diagnóstico parte de los resultados que un área no está logrando y separa lo que es falta de conocimiento de lo que es falta de herramientas, de proceso o de jefatura. Solo lo primero se arregla con un curso.',
        beneficios: [
          'Brechas por puesto, tomadas de la evaluación del desempeño, de entrevistas y de observar el trabajo donde ocurre.',
          'Un plan anual con prioridades, fechas, responsables y costo por persona.',
          'Mejor uso de lo que ya pagas: los cursos del INTECAP, los proveedores y los instructores internos.',
          'Indicadores definidos antes de empezar, para saber si lo aprendido llegó al puesto.',
        ],
      },
      'diseno-de-programas-de-formacion': {
        resumen: 'Cursos a la medida del puesto, que se aprenden haciendo y se miden después.',
        glifo: 'programas',
        importancia:
          'Un adulto aprende cuando lo que practica hoy le sirve mañana en su puesto. Por eso diseñamos desde la tarea: qué debe hacer la persona, en qué condiciones y con qué calidad. El contenido sale de los casos de tu empresa, y el adiestramiento ocurre, siempre que se puede, junto a la máquina, el mostrador o el sistema real.',
        beneficios: [
          'Programas completos: objetivos, guía del instructor, material del participante y pruebas.',
          'Instructores internos formados para repetir el curso sin depender de nosotros.',
          'Modalidad según el turno y el lugar: presencial, en línea o en el puesto, sin detener la operación.',
          'Evaluación con la jefatura, a los treinta y a los noventa días, de lo que la persona ya hace distinto.',
        ],
      },
    },
  },
)
