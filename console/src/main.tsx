import { createRoot } from 'react-dom/client';
import './letters.css';
import { Console } from './console.tsx';

const place = document.querySelector('#console');
if (place) createRoot(place).render(<Console />);
