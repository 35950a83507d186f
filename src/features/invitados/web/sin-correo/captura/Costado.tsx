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

/** Progress of both typings, and the keys. */
export function Costado({ captura }: { captura: Captura }) {
  const { vuelta, papel, primera, diferencias } = captura
  const hechos = [vuelta === 1 ? papel : primera.length, vuelta === 2 ? papel : 0]
  return (
    <aside className={styles.costado} aria-label="Avance y teclas">
      <h2>Avance</h2>
      <dl>
        {(['Primera captura', 'Segunda captura'] as const).map((nombre, i) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>
              <Progreso parte={hechos[i]!} total={primera.length} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Diferencias</dt>
          <dd>
            <strong>{diferencias}</strong>
          </dd>
        </div>
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
        El número de la esquina sirve para encontrar el papel en la segunda captura. Al guardar se olvida, y
        el papel se destruye.
      </p>
    </aside>
  )
}
