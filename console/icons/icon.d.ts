/** Every icon, to the types. Which of them are there: `npm run console-icons`. */
export { default } from '@mui/material/SvgIcon';
