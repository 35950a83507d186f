import type { ParteInput } from '../clima-input.ts'

const listOpciones = (textos: readonly string[]) => textos.map((pregunta, i) => ({ orden: i + 1, pregunta }))

type ParteSinOrden = Omit<ParteInput, 'orden'>

/** A service that not everybody uses offers "No Aplica". */
const servicio = (pregunta: string, NoAplica: boolean) => ({ pregunta, NoAplica })

const servicios: ParteSinOrden = {
  tipo: 'maloToExelente',
  preguntaGeneral: '¿Cómo calificas estos servicios que da la empresa?',
  preguntas: [
    servicio('Cafetería o comedor', true),
    servicio('Transporte', true),
    servicio('Clínica médica', true),
    servicio('Parqueo', true),
    servicio('Uniformes y equipo de protección', true),
    servicio('Atención de Recursos Humanos', false),
    servicio('Trámite de constancias y permisos', false),
    servicio('Soporte de informática', true),
    servicio('Actividades recreativas', false),
  ].map((pregunta, i) => ({ orden: i + 1, ...pregunta })),
  preguntaAbierta: { orden: 10, pregunta: '¿Qué cambiarías primero de estos servicios?' },
}

const motivos: ParteSinOrden = {
  tipo: 'seleccionMultiple',
  preguntaGeneral: 'Escoge hasta tres razones por las que sigues trabajando en la empresa.',
  cantidadDeOpciones: 3,
  preguntas: listOpciones([
    'El salario',
    'Las prestaciones y beneficios',
    'La estabilidad del empleo',
    'El ambiente con mis compañeros',
    'La relación con mi jefe inmediato',
    'El horario',
    'Las oportunidades de crecer',
    'Lo que aprendo',
    'La cercanía a mi casa',
    'El gusto por lo que hago',
  ]),
}

const antiguedad: ParteSinOrden = {
  tipo: 'tiempoDeLaborarEnEmpresa',
  preguntaGeneral: '¿Cuánto tiempo tienes de laborar en la empresa?',
  preguntas: listOpciones([
    'Menos de 1 año',
    'De 1 a menos de 3 años',
    'De 3 a menos de 5 años',
    'De 5 a menos de 10 años',
    '10 años o más',
  ]),
}

const comentarios: ParteSinOrden = {
  tipo: 'preguntasAbiertas',
  preguntaGeneral: 'Por último, cuéntanos con tus palabras.',
  preguntas: listOpciones([
    '¿Qué es lo que más te gusta de trabajar en la empresa?',
    '¿Qué es lo primero que la empresa debería mejorar?',
    '¿Qué otra cosa te gustaría decirle a la dirección?',
  ]),
}

/** Open comments come last: whoever tires of writing has already answered the rest. */
export const partesComplementarias = [servicios, motivos, antiguedad, comentarios]
