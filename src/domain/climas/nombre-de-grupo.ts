/** "G3": on axes and in tables, where its name stands beside it. */
export const getEtiquetaDeGrupo = ({ orden }: { orden: number }): string => `G${orden}`

/** "G3 Ventas": how a group is called on screens, on paper and in documents. */
export const formatGrupo = (grupo: { orden: number; nombre: string }): string =>
  `${getEtiquetaDeGrupo(grupo)} ${grupo.nombre}`
