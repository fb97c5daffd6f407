/** What draws every page, by itself: `main.tsx` has it ready before anything of ours is. */
import 'react-dom/client';
