import styles from './Logotipo.module.css'
import { Marca } from './Marca.tsx'

/** The firm's logo; its mark where it has none. Apart from the mark, which the survey loads too. */
export const Logotipo = ({ nombre, logo }: { nombre: string; logo: string | undefined }) =>
  logo ? <img src={logo} alt={nombre} height={40} className={styles.logo} /> : <Marca nombre={nombre} />
