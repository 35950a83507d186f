import type { Meta } from './tipos.ts'

const meta: Meta = {
  ruta: '/envia-cv',
  titulo: 'Envia tu CV',
  descripcion:
    'Envíanos tu currículum en PDF, Word u ODT. Lo lee una persona de nuestro equipo y te escribimos cuando haya una plaza para tu perfil.',
}

export const enviaCv = {
  meta,
  titulo: 'Envia tu CV',
  entrada:
    'Lo lee una persona de nuestro equipo; un buscador nos ayuda a volver a encontrarlo. Si tu perfil encaja con una plaza que estamos buscando, te llamamos; si no, lo guardamos para cuando la haya.',
  pasos: [
    {
      titulo: 'Recibimos tu currículum',
      texto: 'Llega directo a nuestro equipo de selección. Nadie más lo ve.',
    },
    {
      titulo: 'Lo leemos completo',
      texto: 'Buscamos lo que has hecho y cómo lo has hecho, más que el nombre de los puestos.',
    },
    {
      titulo: 'Te preguntamos antes de presentarte',
      texto: 'Tu información no llega a ninguna empresa sin que tú lo autorices.',
    },
  ],
} as const
