import type { Captura } from '#domain/encuesta/captura.ts'
import { Icono } from '#web/ui/Icono.tsx'
import { Progreso } from '#web/ui/Progreso.tsx'
import styles from './Captura.module.css'

const TECLAS = [
  [['1', '2', '3', '4'], 'La cara o la palabra marcada, de izquierda a derecha; en una opción, 1 es marcada'],
  [['N'], 'No Aplica'],
  [['Espacio'], 'En blanco, o dos marcas; en una opción, sin marcar'],
  [['↑'], 'Corregir el anterior'],
  [['Enter'], 'Seguir; al escribir un texto, Mayús + Enter es otro renglón'],
] as const

/** Progress of the stack, and the keys. */
export function Costado({ captura }: { captura: Captura }) {
  const { primera, listos, repetidos, diferencias } = captura
  return (
    <aside className={styles.costado} aria-label="Avance y teclas">
      <h2>Avance</h2>
      <dl>
        <div>
          <dt>Guardados</dt>
          <dd>
            <Progreso parte={listos.size} total={primera.length} />
          </dd>
        </div>
        {repetidos.size > 0 && (
          <div>
            <dt>Diferencias</dt>
            <dd>
              <strong>{diferencias}</strong>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.leyenda}>
        <h2>Teclas</h2>
        <ul>
          {TECLAS.map(([teclas, texto]) => (
            <li key={texto}>
              <span className={styles.combinacion}>
                {teclas.map((tecla) => (
                  <kbd key={tecla}>{tecla}</kbd>
                ))}
              </span>
              {texto}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.olvido}>
        <Icono nombre="candado" />
        Lo que teclees vive solo en esta página hasta que el papel se guarda. El número de la esquina se
        olvida, y el papel se destruye.
      </p>
    </aside>
  )
}
