import styles from './Icono.module.css'

/** Our own drawings on an 18 by 18 grid, one stroke. */
const TRAZOS = {
  ayuda: 'M15.5 9a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M7 7.3a2 2 0 1 1 2.8 1.9c-.6.3-.8.6-.8 1.2M9 12.6v.1',
  ingresar: 'M9 3v8M5 7h8M3 15.5h12',
  buscar: 'M13 8A5 5 0 1 1 3 8a5 5 0 0 1 10 0M12 12l4 4',
  reloj: 'M15.5 9a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M9 5.5V9l2.5 2',
  lista: 'M2.5 4h8M2.5 9h13M2.5 14h10',
  contraer: 'M2.5 3h13v12h-13zM7 3v12M12.5 7l-2 2 2 2',
  expandir: 'M2.5 3h13v12h-13zM7 3v12M10.5 7l2 2-2 2',
  salir: 'M7 3H3v12h4M8 9h8M12.5 5.5 16 9l-3.5 3.5',
  menu: 'M2.5 4.5h13M2.5 9h13M2.5 13.5h13',
  cerrar: 'M4 4l10 10M14 4 4 14',
  derecha: 'M2 9h14M10 3l6 6-6 6',
  izquierda: 'M16 9H2M8 3 2 9l6 6',
  abajo: 'M9 2v14M3 10l6 6 6-6',
  desplegar: 'm5 7 4 4 4-4',
  escoger: 'm3 6 6 6 6-6',
  menos: 'M3 9h12',
  mas: 'M9 3v12M3 9h12',
  pausar: 'M6.5 4v10M11.5 4v10',
  reanudar: 'M6 3.5v11l8.5-5.5z',
  adjuntar: 'M9 12V3M5.5 6.5 9 3l3.5 3.5M3 11.5V15h12v-3.5',
  documento: 'M4 2h7l3 3v11H4zM11 2v3h3M6.5 9h5M6.5 12h5',
  editar: 'M3 15l.8-3.2L12 3.6 14.4 6l-8.2 8.2zM10.3 5.3l2.4 2.4',
  eliminar: 'M3 5h12M7 5V3h4v2M4.5 5l.7 10.5h7.6L13.5 5',
  arriba: 'M9 16V2M3 8l6-6 6 6',
  subir: 'm5 11 4-4 4 4',
  puntos: 'M3.5 9v.01M9 9v.01M14.5 9v.01',
  agarrar: 'M6.5 4.5v.01M6.5 9v.01M6.5 13.5v.01M11.5 4.5v.01M11.5 9v.01M11.5 13.5v.01',
  deshacer: 'M7 3.5 3 7.5l4 4M3 7.5h7.5a4 4 0 0 1 0 8H7',
  rehacer: 'm11 3.5 4 4-4 4M15 7.5H7.5a4 4 0 0 0 0 8H11',
  descargar: 'M9 3v9M5.5 8.5 9 12l3.5-3.5M3 11.5V15h12v-3.5',
  imprimir: 'M5 6V2.5h8V6M5 12.5H2.5V6h13v6.5H13M5 10.5h8v5H5z',
  sobre: 'M2.5 4h13v10h-13zM2.5 4.5 9 9.5l6.5-5',
  personaMas: 'M9.5 5.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M1.5 15.5c0-3 2-5 5-5s5 2 5 5M14 6v6M11 9h6',
  camara: 'M2.5 5.5H6l1.5-2h3l1.5 2h3.5v9h-13zM11.8 9.8a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0',
  candado: 'M4 8h10v7.5H4zM6 8V5.5a3 3 0 0 1 6 0V8',
  hecho: 'm3 9.5 4 4 8-9',
  copiar: 'M6 6V2.5h9.5V12H12M2.5 6H12v9.5H2.5z',
  casa: 'M2.5 8.5 9 3l6.5 5.5M4.5 7.5V15h9V7.5',
  barras: 'M3 15V9M7 15V5M11 15v-4M15 15V3',
  equipo:
    'M9.6 5.5a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0M1.5 15.5a5.3 5.3 0 0 1 10.6 0M11.8 2.9a2.8 2.8 0 0 1 0 5.2M13.6 10.7a5.3 5.3 0 0 1 2.9 4.8',
  ajustes:
    'M2.5 5h6M12.5 5h3M2.5 13h3M9.5 13h6M12.5 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0M9.5 13a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  persona: 'M12 5.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M3 15.5a6 6 0 0 1 12 0',
} as const

export type IconoNombre = keyof typeof TRAZOS

export function Icono({ nombre }: { nombre: IconoNombre }) {
  return (
    <svg className={styles.icono} viewBox="0 0 18 18" aria-hidden="true">
      <path d={TRAZOS[nombre]} />
    </svg>
  )
}
