import { ESTADO_INICIAL } from '#domain/cvs/cv.ts'
import type { CamposEscritos } from '#domain/cvs/parse-campos.ts'
import type { Azar } from '#domain/estadistica/azar.ts'
import type { ArchivoRecibido } from '#features/cvs/server/archivos-store.ts'
import { PERFILES, type Perfil } from './datos.ts'
import { inventPersona, type Persona } from './invent-persona.ts'
import { type Linea, writeDocx, writePdf } from './write-cv.ts'

const ESTE_ANIO = 2025
const ESTADOS = [ESTADO_INICIAL, 'Pendiente a actualizar', 'Pendiente de validar', 'Contratado']
const LUGARES = [
  'Guatemala',
  'Mixco',
  'Villa Nueva',
  'Quetzaltenango',
  'Antigua Guatemala',
  'San Miguel Petapa',
]

const formatTelefono = (azar: Azar, primera: string) =>
  `${primera}${String(Math.floor(azar.next() * 1000)).padStart(3, '0')}-${String(Math.floor(azar.next() * 10_000)).padStart(4, '0')}`

/** As many letters as fit across the page, up to a space. */
const RENGLON = /.{1,87}(?: |$)/g

const wrap = (texto: string): string[] => texto.match(RENGLON)?.map((renglon) => renglon.trim()) ?? []

function listLineas(
  perfil: Perfil,
  { nombre, segundoNombre, apellido, segundoApellido }: Persona,
  contacto: { celular: string; correo: string },
  azar: Azar,
): Linea[] {
  const anios = 2 + Math.floor(azar.next() * 14)
  const seccion = (texto: string): Linea => ({ texto, tamano: 13, negrita: true, antes: 14 })
  const renglones = (texto: string): Linea[] => wrap(texto).map((parte) => ({ texto: parte, tamano: 10.5 }))
  const tareas = azar.shuffle(perfil.tareas)
  let hasta = ESTE_ANIO
  const trabajos = azar.shuffle(perfil.empresas).slice(0, anios > 5 ? 3 : 2)
  const experiencia = trabajos.flatMap((empresa, i) => {
    const desde = hasta - Math.max(1, Math.round(anios / trabajos.length))
    const periodo = `${desde} a ${i === 0 ? 'la fecha' : hasta}`
    hasta = desde
    return [
      { texto: `${perfil.puestos[0]}, ${empresa} (${periodo})`, tamano: 11, negrita: true, antes: 6 },
      ...tareas.splice(0, i === 0 ? 2 : 1).flatMap((tarea) => renglones(`- ${tarea}`)),
    ]
  })
  return [
    { texto: `${nombre} ${segundoNombre} ${apellido} ${segundoApellido}`, tamano: 22, negrita: true },
    ...renglones(`${azar.pick(LUGARES)}  |  ${contacto.celular}  |  ${contacto.correo}`),
    seccion('Perfil'),
    ...renglones(perfil.resumen.replace('{anios}', String(anios))),
    seccion('Experiencia'),
    ...experiencia,
    seccion('Estudios'),
    ...perfil.titulos.flatMap(renglones),
    seccion('Habilidades'),
    ...renglones(azar.shuffle(perfil.habilidades).join(', ')),
  ]
}

/** The n-th CV: one trade after the other, and now and then a Word document among the PDFs. */
export function inventCv(
  indice: number,
  azar: Azar,
  getDireccion: (persona: Persona) => string,
): CamposEscritos & { archivo: ArchivoRecibido } {
  const perfil = PERFILES[indice % PERFILES.length]!
  const persona = inventPersona(azar)
  const contacto = {
    celular: formatTelefono(azar, azar.pick(['3', '4', '5'])),
    correo: getDireccion(persona),
  }
  const lineas = listLineas(perfil, persona, contacto, azar)
  const word = azar.happens(0.25)
  const bytes = word ? writeDocx(lineas) : writePdf(lineas)
  const tipo = word ? 'docx' : 'pdf'
  return {
    primerNombre: persona.nombre,
    segundoNombre: azar.happens(0.85) ? persona.segundoNombre : null,
    primerApellido: persona.apellido,
    segundoApellido: persona.segundoApellido,
    telefono: azar.happens(0.35) ? formatTelefono(azar, '2') : null,
    celular: contacto.celular,
    correo: contacto.correo,
    estado: ESTADOS[azar.pickIndex([46, 6, 4, 4])]!,
    etiquetasPuestos: [...perfil.puestos],
    archivo: { nombre: `CV ${persona.nombre} ${persona.apellido}.${tipo}`, tipo, bytes, activo: [] },
  }
}
