/** What a word in braces may stand for. */
export const HUECOS: Record<string, readonly string[]> = {
  jefe: ['mi jefe', 'mi jefa', 'el supervisor', 'la supervisora', 'mi jefe inmediato', 'el encargado'],
  companeros: [
    'mis compañeros',
    'la gente de mi equipo',
    'las personas con las que trabajo',
    'los compañeros',
  ],
  desde: ['desde hace meses', 'desde el año pasado', 'desde que entré', 'desde hace un buen tiempo'],
  empresa: ['la empresa', 'esta empresa'],
  dia: ['todos los días', 'cada semana', 'casi siempre', 'a cada rato'],
  familia: ['mi familia', 'mis hijos', 'mis papás', 'mi mamá'],
  tiempo: ['a tiempo', 'con anticipación', 'por lo menos un día antes'],
}
