import { encodeQR } from 'qr'

/** Drawn here, by no service of anybody's: what it says may open an account. */
export function CuadroQr({
  texto,
  nombre,
  className,
}: {
  texto: string
  nombre: string
  className?: string | undefined
}) {
  const filas = encodeQR(texto, 'raw', { ecc: 'medium', border: 2 })
  const lado = filas.length
  const path = filas
    .flatMap((fila, y) => fila.map((negro, x) => (negro ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${lado} ${lado}`}
      role="img"
      aria-label={nombre}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={lado} height={lado} fill="#fff" />
      <path d={path} fill="var(--ink)" />
    </svg>
  )
}
