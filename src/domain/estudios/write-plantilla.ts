import { listVariables, type Referencia } from './cifra.ts'

/** A workbook to fill in: a row a set, a column a variable; read again with its figures it is a study. */
export function writePlantilla(definicion: Referencia): { nombre: string; filas: string[][] }[] {
  const variables = listVariables(definicion).map(({ nombre }) => nombre)
  const titulos = ['Tipo', 'Área o grupo', 'Personas', ...variables]
  const row = (tipo: string, nombre: string) => [tipo, nombre, '', ...variables.map(() => '')]
  return [
    {
      nombre: 'Estudio anterior',
      filas: [
        titulos,
        row('Empresa', 'Toda la empresa'),
        ...definicion.areasDeTrabajo.map(({ nombre }) => row('Área', nombre)),
        ...definicion.gruposDeOpinion.map(({ nombre }) => row('Grupo', nombre)),
      ],
    },
  ]
}
