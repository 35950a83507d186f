export const PREGUNTA_CON_TEMAS = '¿Qué es lo primero que la empresa debería mejorar?'

export interface TemaDemo {
  nombre: string
  /** An answer that says this speaks of it. */
  dice: RegExp
  /** How the answers begin that the report quotes, with the sentences taken of each. */
  citas: readonly { empieza: string; frases: readonly number[] }[]
}

/** As somebody sorted what people of La Ceiba wrote; what fits none waits for a theme. */
export const TEMAS_DE_LA_CEIBA: readonly TemaDemo[] = [
  {
    nombre: 'Salario y prestaciones',
    dice: /salari|sueldo|pag[oa]|gana|bono|comision|seguro médico|horas extra/i,
    citas: [{ empieza: 'Revisar la tabla de salarios', frases: [0] }],
  },
  {
    nombre: 'Comunicación',
    dice: /comunicaci|avis|rumor|escuch|porqué|metas del año|dicen nada|información/i,
    citas: [{ empieza: 'Que avisen los cambios', frases: [0] }],
  },
  {
    nombre: 'Carga de trabajo',
    dice: /carga de trabajo|más gente|más personal|dos personas|descanso|estrés|entregas|ayudantes|urgente|de pie/i,
    citas: [{ empieza: 'La carga de trabajo.', frases: [1] }],
  },
  {
    nombre: 'Trato de jefaturas',
    dice: /trat[eo]|jef[ea]s? |preferid|liderazgo|grit|supervisor/i,
    citas: [
      { empieza: 'Que el ingeniero', frases: [0, 1] },
      { empieza: 'El liderazgo.', frases: [1] },
    ],
  },
  {
    nombre: 'Transporte y turnos',
    dice: /transporte|turno|bus|ruta|camion|noche/i,
    citas: [{ empieza: 'El transporte de la noche.', frases: [0, 1] }],
  },
  {
    nombre: 'Herramientas y equipo',
    dice: /herramient|sistema|mantenimiento|máquina|repuesto|montacargas|ventilaci|ruido|inventario/i,
    citas: [{ empieza: 'Mejorar las herramientas', frases: [0] }],
  },
  {
    nombre: 'Ascensos y capacitación',
    dice: /ascenso|capacitaci|carrera|evaluacion|sucesor|oportunidad|plaza/i,
    citas: [{ empieza: 'Que los ascensos', frases: [0] }],
  },
]
